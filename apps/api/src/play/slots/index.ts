// Owns: class_slots, slot_patterns. Reads: arenas (arenas), arena_translations (arenas), locations (locations), bookings
// (bookings), slot_coaches (coaching), coach_consents (coaching), users (users).
export { clocks, clocksParam, offsetSql } from './clocks.js';
export { cancelReason, slotCard, type SlotOffer, timeAndPlace } from './mails/slot-card.js';
export { onOneLine, otherTimes, placeLine, wallText, wallWhen, whenOf } from './slot-texts.js';
export { AdministeredSlots, type SlotMove } from './admin/administered-slots.js';
export { SlotEdits } from './admin/slot-edits.js';
export { presentAdminSlot } from './admin/slots.presenter.js';
export type { SlotTimes, SlotValues } from './admin/slots.queries.js';
export {
  type ArenaSlotRow,
  arenaSlot,
  longestSlot,
  nextFreeSlots,
  slotJson,
  slotRowsJson,
  type SlotRow,
} from './slots.queries.js';
export { slotCancelled, slotMoved, type SlotMoved } from './slots.jobs.js';
export { SlotsModule } from './slots.module.js';
export { presentArenaSlot, presentCoachNames, presentSlot, publicCoachName } from './slots.presenter.js';
export { giveBackSeats, lockSlot, lockSlots, type SoldUntil, takeSeats } from './take-seats.js';
