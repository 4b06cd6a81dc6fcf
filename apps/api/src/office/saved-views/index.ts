// Owns: saved_views. Reads: users (users).
export { SavedViewsModule } from './saved-views.module.js';
