import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { rulesPages } from './tools/rules-pages.js';
import { runParts } from './tools/run-parts.js';
import { serviceWorker } from './tools/service-worker.js';

const server = process.env['GS_SERVER'] ?? 'http://127.0.0.1:8720';

export default defineConfig(({ mode }) => ({
  // Client routes are nested, so assets are named from the root.
  base: '/',
  plugins: [
    svelte(),
    rulesPages(),
    runParts(),
    serviceWorker(),
    ...(mode === 'test' ? [svelteTesting()] : []),
  ],
  build: {
    outDir: '../src/goldenspike/server/static',
    emptyOutDir: true,
    // The content security policy allows no inline scripts and no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 8721,
    proxy: { '/api': { target: server, ws: true }, '/back': server },
  },
  preview: { port: 8722 },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // Style sheets are left out of tests, but one of them is tested itself.
    css: { include: /theme\.css/ },
    // One browser world a worker instead of one a file: five times as fast.
    isolate: false,
  },
}));
