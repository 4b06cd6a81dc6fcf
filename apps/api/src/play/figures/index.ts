// Owns: none. Reads: arenas (arenas), arena_translations (arenas), booking_seats (bookings), bookings (bookings), class_slots
// (slots), location_translations (locations), locations (locations), payments (payments).
// How arenas are used: see docs/decisions/arena-figures.md.
export { ArenaFiguresModule } from './arena-figures.module.js';
