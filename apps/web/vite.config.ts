import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkPlan } from './vite/chunk-plan.ts';
import { precompress } from './vite/precompress.ts';
import { preloads } from './vite/preloads.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { alias, sourcePlugins } from './vite/sources.ts';

const api = `http://localhost:${process.env.API_PORT || '3001'}`;

/**
 * The paths that the API serves. In production the API also serves the built client, so the browser sees one origin.
 */
const apiPaths = ['/api', '/health', '/dev', '/sandbox', '/_next/image', '/uploads'];

const hashed = 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    ...sourcePlugins(),
    chunkPlan(sourcePlugins()),
    preloads(),
    serviceWorker(apiPaths),
    precompress(),
  ],
  resolve: { alias },
  server: {
    port: Number(process.env.WEB_PORT || 5173),
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api, changeOrigin: false }])),
  },
  build: {
    sourcemap: false,
    // Keep fonts and pictures as separate files: a data: URL would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The file itself is already loading and the shared files of every page are loaded, so listing them would only
      // cost bytes.
      resolveDependencies: (file, needed, { hostType }) =>
        needed.filter(
          (each) => hostType === 'html' || (each !== file && !/\/(index|vendor|rolldown-runtime|texts)-/.test(each)),
        ),
    },
    reportCompressedSize: false,
    // No module here has side effects when a property or a browser global is read.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      // The entry names every script, so each character of a hash counts. The bundler accepts no fewer than 7 characters
      // for this number of files.
      output: { entryFileNames: hashed, chunkFileNames: hashed },
    },
  },
});
