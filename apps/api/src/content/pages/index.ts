// Owns: none.
export { PagesModule } from './pages.module.js';
