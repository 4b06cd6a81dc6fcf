import type { ArenaSlotWire } from '../slots/wire.ts';

/** The part of a drifted slot that stays: its wall time or its instant. */
export const driftDecisions = ['wallTime', 'instant'] as const;
export type DriftDecision = (typeof driftDecisions)[number];

interface DriftTimes {
  startsAt: string;
  endsAt: string;
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  localEnd: string;
}

/**
 * An upcoming slot made with older zone data: at its instants, clocks now show a different time than the planned one.
 */
export interface SlotDriftWire {
  /** The slot as stored. */
  slot: ArenaSlotWire;
  /** The minutes by which the slot would move to keep its wall time; negative means earlier. */
  minutes: number;
  keepWallTime: DriftTimes;
  keepInstant: DriftTimes;
  /** The number of valid bookings in the slot. */
  bookings: number;
}

/** The effects of one decision about all drifted slots. */
export interface DriftImpactWire {
  slots: number;
  bookings: number;
  /** The fingerprint of the decision and its effects; the decision carries it. */
  fingerprint: string;
}
