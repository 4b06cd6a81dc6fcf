// Owns: waitlist_entries. Reads: bookings (bookings), class_slots (slots), arenas (arenas).
//
// Serves people who wait for seats of a full slot: see docs/decisions/bookings.md.
export { WaitlistModule } from './waitlist.module.js';
