import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/ui/icon.ts', import.meta.url));

/** Builds the icons with our own component instead of the library's, which costs each of them far more to draw. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    // Before Vite, which resolves what stands beside the icon.
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_source, importer) => (importer?.includes('/lucide-react/') ? ours : null),
    },
  };
}
