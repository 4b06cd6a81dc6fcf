import type { SlotState, SlotType } from '../../../common/enums.ts';
import type { SlotPrices, SlotWire } from '../wire.ts';

export interface SlotAdminWire extends SlotWire {
  /** Seats taken or held. */
  taken: number;
  patternId: string | null;
  /** Goes up with every change by an administrator. */
  version: number;
}

/** Days without slots, by name: holidays of the arena's province. */
export interface HolidayWire {
  day: string;
  name: string;
}

/** What an administrator's calendar shows of a range of days. */
export interface SlotCalendarWire {
  slots: SlotAdminWire[];
  holidays: HolidayWire[];
  timeZone: string;
}

/** What an administrator decides about a slot. All fields are sent, so no omission changes one. */
export interface SlotTerms {
  arenaId: string;
  type: SlotType;
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  localEnd: string;
  capacity: number;
  prices: SlotPrices;
  state: SlotState;
}

export interface PlannedTimes {
  arenaId: string;
  localStart: string;
  localEnd: string;
}

/** A planned slot that stands in the way of one that exists, and is left out. */
export interface SlotConflictWire extends PlannedTimes {
  with: PlannedTimes & { id: string };
}

export interface SkippedDayWire {
  day: string;
  /** The holiday's name; null: the administrator left the day out. */
  holiday: string | null;
}

/** The making of slots under way; it goes on without anyone watching. */
export interface SlotGenerationWire {
  id: string;
  total: number;
  /** Slots decided so far: made or left out. */
  done: number;
  made: number;
  state: 'running' | 'done';
}

/** A planned time that a clock change skips or repeats, and where it falls. */
export interface ShiftedTimeWire extends PlannedTimes {
  startsAt: string;
  endsAt: string;
  /** What clocks at the place show then; null: it is left out, because the next planned one is there. */
  becomes: { localStart: string; localEnd: string } | null;
}

/** What a plan would make. Nothing is made before it is sent again with this `fingerprint` as `confirm`. */
export interface SlotPreviewWire {
  fingerprint: string;
  /** Slots it would make. */
  total: number;
  /** `firstDay`: the first day with one of them, null when there is none. */
  byArena: { arenaId: string; name: string; total: number; firstDay: string | null }[];
  /** The slots it would make, by arena and start. At most 500 of them. */
  slots: PlannedTimes[];
  /** At most 100 of them. */
  conflicts: SlotConflictWire[];
  conflictTotal: number;
  skipped: SkippedDayWire[];
  /** Times that a clock change skips or repeats: what becomes of them. At most 100. */
  shifted: ShiftedTimeWire[];
  /** Null in a preview. */
  generation: SlotGenerationWire | null;
}
