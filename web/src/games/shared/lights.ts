import type { Located, TableContext } from '../types';

/** Makes an element light the place that it speaks of while it is pointed at or has the focus. */
export function lights(ctx: Pick<TableContext, 'light'>, place: Located | null) {
  return (element: HTMLElement): (() => void) => {
    if (place === null) return () => {};
    let lit = false;
    const on = (): void => {
      lit = true;
      ctx.light([place]);
    };
    // Also who is taken from the page loses the focus, in the midst of a change.
    const off = (): void => {
      if (lit) queueMicrotask(() => ctx.light(null));
      lit = false;
    };
    element.addEventListener('pointerenter', on);
    element.addEventListener('pointerleave', off);
    element.addEventListener('focus', on);
    element.addEventListener('blur', off);
    return () => {
      off();
      element.removeEventListener('pointerenter', on);
      element.removeEventListener('pointerleave', off);
      element.removeEventListener('focus', on);
      element.removeEventListener('blur', off);
    };
  };
}
