import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { clientCalls } from './client-calls.ts';
import { lightIcons } from './light-icons.ts';
import { productionRouter } from './production-router.ts';

export const alias = { '@': fileURLToPath(new URL('../src', import.meta.url)) };

/** The plugins that determine which modules a build consists of. */
export const sourcePlugins = (): Plugin[] => [productionRouter(), clientCalls(), lightIcons()];
