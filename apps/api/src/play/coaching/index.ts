// Owns: slot_coaches, coach_consents. Reads: arenas (arenas), booking_seats (bookings), bookings (bookings), children
// (families), class_slots (slots), squad_players (squads), user_roles (users), users (users).
export { CoachingModule } from './coaching.module.js';
