/** What the hands do: keys, one thumb on the glass, a gamepad. Each becomes one of four inputs. */

import type { Input } from '../sim/record';

const KEYS: Record<string, Input> = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
  ArrowUp: 'faster',
  KeyW: 'faster',
  ArrowDown: 'slower',
  KeyS: 'slower',
};

/** How far a thumb moves before it is a swipe, and until it is a second one, in pixels. */
const SWIPE = 22;
const AGAIN = 70;
/** Buttons of the standard gamepad: the cross, the shoulders, and two of the right hand. */
const BUTTONS: [number, Input][] = [
  [14, 'left'],
  [15, 'right'],
  [12, 'faster'],
  [13, 'slower'],
  [4, 'left'],
  [5, 'right'],
  [0, 'faster'],
  [1, 'slower'],
];
const STICK = 0.55;

export type Hand = 'keys' | 'touch' | 'pad';

export class Inputs {
  private from: { x: number; y: number; id: number; moved: boolean } | null = null;
  private readonly held = new Set<string>();

  constructor(
    private readonly field: HTMLElement,
    private readonly steer: (input: Input, hand: Hand) => void,
  ) {
    addEventListener('keydown', this.key);
    field.addEventListener('pointerdown', this.down);
    field.addEventListener('pointermove', this.move);
    field.addEventListener('pointerup', this.up);
    field.addEventListener('pointercancel', this.cancel);
  }

  close(): void {
    removeEventListener('keydown', this.key);
    this.field.removeEventListener('pointerdown', this.down);
    this.field.removeEventListener('pointermove', this.move);
    this.field.removeEventListener('pointerup', this.up);
    this.field.removeEventListener('pointercancel', this.cancel);
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog'))
      return;
    const input = KEYS[event.code];
    if (!input) return;
    event.preventDefault();
    this.steer(input, 'keys');
  };

  private readonly down = (event: PointerEvent): void => {
    if (this.from && this.from.id !== event.pointerId) return;
    this.from = { x: event.clientX, y: event.clientY, id: event.pointerId, moved: false };
  };

  private readonly move = (event: PointerEvent): void => {
    const { from } = this;
    if (!from || from.id !== event.pointerId) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    const far = from.moved ? AGAIN : SWIPE;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < far) return;
    from.x = event.clientX;
    from.y = event.clientY;
    from.moved = true;
    if (Math.abs(dx) > Math.abs(dy)) this.steer(dx < 0 ? 'left' : 'right', 'touch');
    else this.steer(dy < 0 ? 'faster' : 'slower', 'touch');
  };

  private readonly up = (event: PointerEvent): void => {
    const { from } = this;
    if (!from || from.id !== event.pointerId) return;
    this.from = null;
    if (from.moved) return;
    const { left, width } = this.field.getBoundingClientRect();
    this.steer(event.clientX < left + width / 2 ? 'left' : 'right', 'touch');
  };

  private readonly cancel = (): void => {
    this.from = null;
  };

  /** Looks at gamepads; they tell nothing by themselves. */
  look(): void {
    for (const pad of navigator.getGamepads?.() ?? []) {
      if (!pad) continue;
      const [x = 0, y = 0] = pad.axes;
      for (const [button, input] of BUTTONS)
        this.hold(`${pad.index} ${button}`, pad.buttons[button]?.pressed ?? false, input);
      this.hold(`${pad.index} x-`, x < -STICK, 'left');
      this.hold(`${pad.index} x+`, x > STICK, 'right');
      this.hold(`${pad.index} y-`, y < -STICK, 'faster');
      this.hold(`${pad.index} y+`, y > STICK, 'slower');
    }
  }

  private hold(name: string, pressed: boolean, input: Input): void {
    if (pressed && !this.held.has(name)) this.steer(input, 'pad');
    if (pressed) this.held.add(name);
    else this.held.delete(name);
  }
}
