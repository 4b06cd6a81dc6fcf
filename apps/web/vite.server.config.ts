import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alias, sourcePlugins } from './vite/sources.ts';

/**
 * Builds the renderer of public pages (`src/entry-server.tsx`), which the API loads. Static files are never served from
 * a folder whose name begins with a dot.
 */
export default defineConfig({
  plugins: [react(), ...sourcePlugins()],
  resolve: { alias },
  // The API runs without the client's packages.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist/.server',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Node knows these files as modules wherever the build is copied to.
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});
