/** Marks the tab, and the app's icon where there is one, while it is my turn. */
export function showBadge(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  if (icon) icon.href = mine ? '/favicon-turn.svg' : '/favicon.svg';
  // Not every browser has badges, and those that do may refuse; it is an extra.
  if ('setAppBadge' in navigator)
    void (mine ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
}
