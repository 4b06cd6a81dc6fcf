// Owns: slot_drifts. Reads: bookings (bookings), class_slots (slots).
// Slots that their zone's new rules have left behind: see docs/decisions/arena-figures.md.
export { countDrift } from './admin/slot-drift.queries.js';
export { SlotDriftModule } from './slot-drift.module.js';
