// Owns: arenas, arena_translations. Writes: class_slots (slots). Reads: locations (locations), location_translations (locations), companies (companies), class_slots (slots), bookings
// (bookings), waitlist_entries (waitlist), payments (payments).
export { arenaDistance, arenaJson, type ArenaSummary, searchedArena, shownArenas } from './arenas.queries.js';
export { arenaDeactivated } from './arenas.jobs.js';
export { ArenasModule } from './arenas.module.js';
export { positionOf } from './position.js';
export { ReadArenas } from './read-arenas.js';
