// Owns: calendar_feeds. Reads: users (users).
// The address at which a person's calendar reads their bookings: see docs/decisions/arena-figures.md.
export { CalendarFeedsModule } from './calendar-feeds.module.js';
