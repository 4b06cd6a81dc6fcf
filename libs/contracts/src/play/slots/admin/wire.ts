import type { SlotState, SlotType } from '../../../common/enums.ts';
import type { SlotPrices, SlotWire } from '../wire.ts';

export interface SlotAdminWire extends SlotWire {
  /** The number of seats that are taken or held. */
  taken: number;
  patternId: string | null;
  /** The full names of the coaches. */
  coachNames: string[];
  /** Increases with every change by an administrator. */
  version: number;
}

/** A named day without slots: a holiday in the arena's province. */
export interface HolidayWire {
  day: string;
  name: string;
}

/** An administrator's calendar for a range of days. */
export interface SlotCalendarWire {
  slots: SlotAdminWire[];
  holidays: HolidayWire[];
  timeZone: string;
}

/** The fields of a slot that an administrator edits. Clients send all fields, so no omission changes one. */
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

/** A planned slot that conflicts with an existing one and is left out. */
export interface SlotConflictWire extends PlannedTimes {
  with: PlannedTimes & { id: string };
}

export interface SkippedDayWire {
  day: string;
  /** The holiday's name, or null if the administrator left the day out. */
  holiday: string | null;
}

/** A running job that makes slots in the background. */
export interface SlotGenerationWire {
  id: string;
  total: number;
  /** The number of processed slots: made or left out. */
  done: number;
  made: number;
  state: 'running' | 'done';
}

/** A planned time that a clock change skips or repeats, and the resulting time. */
interface ShiftedTimeWire extends PlannedTimes {
  startsAt: string;
  endsAt: string;
  /** The resulting local time. Null if the slot is left out because another planned slot takes that time. */
  becomes: { localStart: string; localEnd: string } | null;
}

/** The preview of a plan. Slots are made only if the plan is sent again with this `fingerprint` as `confirm`. */
export interface SlotPreviewWire {
  fingerprint: string;
  /** The number of slots that the plan would make. */
  total: number;
  /** `firstDay` is the first day with one of the arena's slots, or null if there are none. */
  byArena: { arenaId: string; name: string; total: number; firstDay: string | null }[];
  /** The slots that the plan would make, by arena and start, 500 at most. */
  slots: PlannedTimes[];
  /** At most 100 conflicts. */
  conflicts: SlotConflictWire[];
  conflictTotal: number;
  skipped: SkippedDayWire[];
  /** The times that a clock change skips or repeats, with the resulting times; 100 at most. */
  shifted: ShiftedTimeWire[];
  /** Null in a preview. */
  generation: SlotGenerationWire | null;
}
