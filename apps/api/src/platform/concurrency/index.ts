export { ConcurrencyLimit } from './concurrency-limit.js';
export { SharedRuns } from './shared-runs.js';
