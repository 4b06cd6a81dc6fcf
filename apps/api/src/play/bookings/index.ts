// Owns: bookings, booking_seats, booking_tax_lines, booking_events. Reads: class_slots (slots), arenas (arenas),
// arena_translations (arenas), locations (locations), payments (payments), users (users), waitlist_entries (waitlist),
// squad_players (squads), children (families).
export { ChangeBookedSlot, type MoveTarget } from './admin/change-booked-slot.js';
export { AttendanceSteps } from './admin/day/attendance-steps.js';
export { lockExistingBooking } from './bookings.queries.js';
export { attendedSlot } from './admin/day/day.presenter.js';
export { BookingLinks } from './show/booking-links.js';
export { seatsGivenBack } from './bookings.jobs.js';
export { BookingsModule } from './bookings.module.js';
export { BookingDocuments } from './documents/booking-documents.js';
export { requestedSeat } from './place/booking-request.js';
export { peopleOfSeats } from './place/seat-people.js';
export { answeredRow, guardianOf } from './place/guardian.js';
export { CancelBooking } from './change/cancel-booking.js';
export { LimitFreeSeats } from './place/limit-free-seats.js';
export { makeQuote } from './place/make-quote.js';
export { GroupGuests, type GuestsOf } from './show/group-guests.js';
export { UnsignedPeople } from './show/unsigned-people.js';
export { type JoinedPerson, OfferSeats, seatsWaitedFor, type WaitingPerson } from './place/offer-seats.js';
