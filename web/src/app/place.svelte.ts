import { isOurs, routeOf, type Route } from '../router';

/** Where the reader is: the page shown. */
export const place = $state<{ route: Route }>({ route: routeOf(new URL(location.href)) });

/** Goes to another page of this site. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  arrive();
  if (how === 'push' && place.route.page !== 'rules') scrollTo(0, 0);
}

/** Follows the browser's back and forward, and links between our own pages. */
export function followLinks(): () => void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', arrive);
    document.removeEventListener('click', follow);
  };
}

function arrive(): void {
  place.route = routeOf(new URL(location.href));
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (!isOurs(url, location.origin)) return;
  // A link within the page scrolls by itself; the browser tells us with popstate.
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
