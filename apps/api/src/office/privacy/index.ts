// Owns: none. Writes: waivers (waivers).
// Reads: booking_seats (bookings), bookings (bookings), children (families), class_slots (slots), contacts (contacts),
// memberships (memberships), newsletter_subscriptions (subscribers), order_returns (orders), orders (orders), sessions
// (auth), squad_players (squads), user_roles (users), waitlist_entries (waitlist).
//
// It reads, erases and readdresses the rows about a person in every table, as personal-data.ts says.
export { PrivacyModule } from './privacy.module.js';
