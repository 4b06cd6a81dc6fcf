import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientCalls } from './vite/client-calls.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFonts } from './vite/preload-fonts.ts';

const api = `http://localhost:${process.env.API_PORT || '3001'}`;

/** Paths the API answers itself; in production it serves the built client as well, so the browser sees one origin. */
const apiPaths = ['/api', '/health', '/dev', '/sandbox', '/_next/image', '/uploads'];

export default defineConfig({
  plugins: [react(), tailwindcss(), clientCalls(), preloadFonts(), precompress()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    port: Number(process.env.WEB_PORT || 5173),
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api, changeOrigin: false }])),
  },
  build: {
    sourcemap: false,
    // Fonts and pictures stay files of their own: a data: URL would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What changes with a dependency update is kept apart from what changes with every release.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
              priority: 2,
            },
            { name: 'vendor', test: /node_modules\//, tags: ['$initial'], priority: 1 },
            // What every page needs travels together, instead of as thirty small files.
            { name: 'frame', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
