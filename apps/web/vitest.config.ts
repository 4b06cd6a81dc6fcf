import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import base from './vite.config.ts';

export default mergeConfig(
  base,
  defineConfig({
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['src/**/*.spec.{ts,tsx}'],
      setupFiles: ['src/test/setup.ts'],
      // One jsdom per worker instead of one per file is four times as fast, and files stay isolated.
      pool: 'vmThreads',
      // Only a hanging test should reach these limits, because a busy machine slows down correct tests too.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
