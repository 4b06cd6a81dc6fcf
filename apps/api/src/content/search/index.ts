// Owns: none.
export { SiteSearchModule } from './search.module.js';
