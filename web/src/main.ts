import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/libre-franklin/wght.css';
import './app/theme.css';
import './app/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { language, read, write } from './app/settings.svelte';
import { speak } from './text/fluent';
import { surviveTranslation } from './text/translation';

surviveTranslation(document.documentElement);

const target = document.getElementById('app');
if (target) void speak(language()).then(() => mount(App, { target }));

// After the server was renewed the parts this page would still load are gone: load it anew,
// though not again and again.
addEventListener('vite:preloadError', (event) => {
  const last = Number(read('gs-renewed') ?? 0);
  if (Date.now() - last < 60_000) return;
  write('gs-renewed', String(Date.now()));
  event.preventDefault();
  location.reload();
});

// What is kept for times without a connection is fetched once there is nothing better to do.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () =>
    setTimeout(() => void navigator.serviceWorker.register('/sw.js'), 2_000),
  );
