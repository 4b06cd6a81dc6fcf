// Owns: arenas, arena_translations. Reads: locations, location_translations (locations), companies (companies).
export { ArenasModule } from './arenas.module.js';
