// Owns: arenas, arena_translations. Reads: locations (locations), companies (companies), class_slots (slots).
export { arenaDistance, arenaJson, type ArenaSummary, shownArenas } from './arenas.queries.js';
export { arenaDeactivated } from './arenas.jobs.js';
export { ArenasModule } from './arenas.module.js';
export { positionOf } from './position.js';
