'use strict';

const { default: TestRunner, EmittingTestRunner } = require('jest-runner');

/**
 * For `npm run mutate`: runs the test files that its parent asks for, one request after another, in one process. Jest
 * loads each file and all modules of ours anew, so a changed module takes effect; Nest and the other packages stay
 * loaded. Nothing is reported to Jest itself.
 */
module.exports = class MutationRunner extends EmittingTestRunner {
  supportsEventEmitters = true;

  constructor(globalConfig, context) {
    super(globalConfig, context);
    this.files = new TestRunner(globalConfig, context);
    this.files.on('test-file-success', ([, result]) => void (this.result = result));
    this.files.on('test-file-failure', ([, error]) => void (this.result = { failureMessage: String(error.message) }));
  }

  on() {
    return () => undefined;
  }

  async runTests(tests, watcher) {
    const byPath = new Map(tests.map((test) => [test.path, test]));
    process.once('disconnect', () => process.exit()); // also if the parent is killed
    await new Promise(() => {
      process.on('message', ({ specs, server }) => {
        process.env.TEST_DATABASE_SERVER = server;
        void this.runUntilRed(
          specs.map((spec) => byPath.get(spec)),
          watcher,
        ).then((answer) => process.send({ ...answer, megabytes: process.memoryUsage().rss / 2 ** 20 }));
      });
      process.send('ready');
    });
  }

  /** Returns the first failed test, the number of tests that ran, and the reason why a file could not run. */
  async runUntilRed(tests, watcher) {
    let ran = 0;
    for (const test of tests) {
      this.result = undefined;
      await this.files.runTests([test], watcher, { serial: true });
      const { testResults = [], failureMessage } = this.result;
      ran += testResults.filter(({ status }) => status === 'passed' || status === 'failed').length;
      const failed = testResults.find(({ status }) => status === 'failed');
      if (failed !== undefined)
        return { failed: failed.fullName, message: failed.failureMessages[0], ran, fault: null };
      if (failureMessage) return { failed: null, message: failureMessage, ran, fault: failureMessage };
    }
    return { failed: null, message: '', ran, fault: null };
  }
};
