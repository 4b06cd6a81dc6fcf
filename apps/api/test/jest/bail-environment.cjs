'use strict';

const SharedGlobals = require('./environment.cjs');

/**
 * For `npm run mutate`: Jest's `--bail` ends a run after a failing file. This environment also skips the rest of the
 * file, because one failing test is enough. A failing `beforeAll` skips nothing: Jest would count its tests as skipped
 * instead of failed, and the run would pass.
 */
module.exports = class BailEnvironment extends SharedGlobals {
  handleTestEvent(event) {
    super.handleTestEvent(event);
    const { name, test } = event;
    if (name === 'test_fn_failure') this.isRed = true;
    if (name === 'test_start' && this.isRed) test.mode = 'skip';
  }
};
