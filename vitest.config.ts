import { defineConfig } from 'vitest/config';

/** Everything that runs without the API's framework: the pure libraries, the tools, and the client's components. */
export default defineConfig({
  test: {
    projects: [
      'apps/web',
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{libs/*,prisma,tools}/src/**/*.spec.ts'],
          exclude: ['**/node_modules/**', 'tools/src/check/fixtures/**'],
          // Only a test that hangs reaches these limits; a test may be slow on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
