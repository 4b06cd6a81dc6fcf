import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** The router's package exports its development build to every bundler; the production build omits the warnings. */
export function productionRouter(): Plugin {
  const alias = ['react-router', 'react-router/dom'].map((name) => ({
    find: new RegExp(`^${name}$`),
    replacement: resolve(name).replace('/dist/development/', '/dist/production/').replace(/\.js$/, '.mjs'),
  }));
  return { name: 'production-router', apply: 'build', config: () => ({ resolve: { alias } }) };
}
