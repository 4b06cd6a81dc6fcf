// Owns: waivers, minors. Reads: children (families), users (users).
//
// A waiver is signed for one person: an account, a child, a seat of a booking, a player of a team, or a guest of a booking of
// a whole arena. Later areas register the last three with `BookedPeople`.
export { AskGuardian } from './ask-guardian.js';
export { type BookedGroup, type BookedPerson, BookedPeople } from './booked-people.js';
export { removeGuest, type SignedGuest, signedGuests } from './guests.queries.js';
export { confirmedPerson, needsBirthDate, recordMinor } from './minors.queries.js';
export { missingWaiver } from './missing-waiver.js';
export { WaiverLinks } from './waiver-links.js';
export { playerHasWaiver, seatHasWaiver } from './waivers.queries.js';
export { WaiversModule } from './waivers.module.js';
