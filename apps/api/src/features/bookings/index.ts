// Owns: bookings, booking_seats, booking_tax_lines, booking_events. Reads: class_slots (slots), arenas (arenas),
// arena_translations (arenas), locations (locations), payments (payments), refunds (payments), users (users).
export { BookingsModule } from './bookings.module.js';
