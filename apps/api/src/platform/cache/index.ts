export { ReadCache } from './read-cache.js';
