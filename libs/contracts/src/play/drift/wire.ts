import type { ArenaSlotWire } from '../slots/wire.ts';

/** What stays of a slot that clocks no longer show at its time: its time by the clock, or its instant. */
export const driftDecisions = ['wallTime', 'instant'] as const;
export type DriftDecision = (typeof driftDecisions)[number];

export interface DriftTimes {
  startsAt: string;
  endsAt: string;
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  localEnd: string;
}

/** A slot to come that was made with older zone data: clocks show another time at its instants than it was made for. */
export interface SlotDriftWire {
  /** As it is stored. */
  slot: ArenaSlotWire;
  /** By how much it would move to keep its wall time; negative is earlier. */
  minutes: number;
  keepWallTime: DriftTimes;
  keepInstant: DriftTimes;
  /** Bookings that stand in it. */
  bookings: number;
}

/** What deciding about all of them would touch. */
export interface DriftImpactWire {
  slots: number;
  bookings: number;
  /** Of the decision and of all that it touches; the decision carries it. */
  fingerprint: string;
}
