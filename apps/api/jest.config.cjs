'use strict';

/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/jest/environment.cjs',
  runtime: '<rootDir>/test/jest/runtime.cjs',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  // The sources are ESM; for the tests they become CommonJS, which Jest knows best. Packages are left to Node, which loads
  // either kind.
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
        },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json'],
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/build/'],
  globalSetup: '<rootDir>/../../tools/src/test/jest-setup.cjs',
  globalTeardown: '<rootDir>/../../tools/src/test/jest-teardown.cjs',
  maxWorkers: 3,
  // A new worker loads all packages again, and the old one may take a minute to exit, so workers are replaced rarely.
  workerIdleMemoryLimit: '15%',
  // The limit only catches tests that hang. A test that is slow on a busy machine does not fail.
  testTimeout: 600_000,
};
