// Owns: waivers, minors. Reads: children (families), users (users).
//
// A waiver is signed for one person: an account, a child, a seat of a booking or a player of a team. Later areas register
// the last two with `BookedPeople`.
export { AskGuardian } from './ask-guardian.js';
export { type BookedPerson, BookedPeople } from './booked-people.js';
export { confirmedPerson, needsBirthDate, recordMinor } from './minors.queries.js';
export { missingWaiver } from './missing-waiver.js';
export { WaiverLinks } from './waiver-links.js';
export { playerHasWaiver, seatHasWaiver } from './waivers.queries.js';
export { WaiversModule } from './waivers.module.js';
