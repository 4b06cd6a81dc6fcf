'use strict';

const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Runs a test file among the globals of its worker instead of in a separate `vm` context: packages are loaded once per
 * worker (`runtime.cjs`), so the tests must share their error and array classes. Changes by a file are undone after it.
 */
module.exports = class SharedGlobals {
  constructor({ projectConfig }) {
    this.global = globalThis;
    // Created before the globals are recorded, so it survives the file: see test/support/kept-by-worker.ts.
    globalThis.keptByWorker ??= new Map();
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // the legacy fake timers
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.keys = new Set(Reflect.ownKeys(globalThis));
    this.console = globalThis.console;
    this.exit = process.exit;
    this.variables = { ...process.env };
  }

  /** At `setup`, Jest is loaded but the test file is not, so the new globals are Jest's own. */
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
    // Jest stores the file's tests here, and class-validator its classes. Both would keep the whole file in memory.
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
