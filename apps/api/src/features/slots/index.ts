// Owns: class_slots. Reads: arenas (arenas).
export {
  type ArenaSlotRow,
  arenaSlot,
  nextFreeSlots,
  slotJson,
  type SlotCents,
  type SlotRow,
} from './slots.queries.js';
export { SlotsModule } from './slots.module.js';
export { presentArenaSlot } from './slots.presenter.js';
export { giveBackSeats, lockSlot, takeSeats } from './take-seats.js';
