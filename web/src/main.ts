import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/libre-franklin/wght.css';
import './app/theme.css';
import './app/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { language } from './app/settings.svelte';
import { speak } from './text/fluent';

const target = document.getElementById('app');
if (target) void speak(language()).then(() => mount(App, { target }));

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
