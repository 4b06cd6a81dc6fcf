export { ConcurrencyLimit } from './concurrency-limit.js';
