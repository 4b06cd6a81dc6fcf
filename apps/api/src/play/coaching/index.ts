// Owns: slot_coaches, coach_consents. Reads: arenas (arenas), arena_translations (arenas), booking_seats (bookings),
// bookings (bookings), class_slots (slots), locations (locations), location_translations (locations), squad_players
// (squads), user_roles (users), users (users), and two tables of the club: children, waivers.
export { CoachingModule } from './coaching.module.js';
