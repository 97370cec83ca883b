// Runs before the first paint: the theme chosen earlier, so that the page does not flash.
try {
  const theme = JSON.parse(localStorage.getItem('gs-settings') || '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage, no choice: the system's theme.
}
