'use strict';

const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Runs a test file among the globals of its worker, not in a `vm` context of its own: packages are loaded once per worker
 * (`runtime.cjs`), and their errors and arrays must be those of the tests. What a file changed is put back after it.
 */
module.exports = class SharedGlobals {
  constructor({ projectConfig }) {
    this.global = globalThis;
    // Not among what a file brought, so it stays: see test/support/kept-by-worker.ts.
    globalThis.keptByWorker ??= new Map();
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // the legacy ones
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.keys = new Set(Reflect.ownKeys(globalThis));
    this.console = globalThis.console;
    this.exit = process.exit;
    this.variables = { ...process.env };
  }

  /** At `setup` Jest is loaded and the test file is not: what is new among the globals is Jest's own. */
  handleTestEvent({ name }) {
    if (name === 'setup') this.keysOfJest = Reflect.ownKeys(globalThis).filter((key) => !this.keys.has(key));
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.console;
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    // Jest keeps the file's tests here, and class-validator its classes: both would keep the whole file in memory.
    for (const key of [...(this.keysOfJest ?? []), 'classValidatorMetadataStorage']) {
      Reflect.deleteProperty(globalThis, key);
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
