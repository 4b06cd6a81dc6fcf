// Owns: arenas, arena_translations. Reads: locations (locations), companies (companies).
export { ArenasModule } from './arenas.module.js';
