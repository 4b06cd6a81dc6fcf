import type { Weekday } from '../arenas/wire.ts';

/** What can be had as a file. */
export const figureTables = ['utilisation', 'hours', 'revenue', 'attendance', 'leadTime'] as const;
export type FigureTable = (typeof figureTables)[number];

/** Whose figures a row has. */
export interface FigureArenaWire {
  id: string;
  name: string;
  /** Its location’s name. */
  place: string;
}

/** Seats, or teams of a tournament. A cancelled slot offers none, a closed one those that are taken. */
export interface SeatFigures {
  slots: number;
  offered: number;
  taken: number;
}

export interface UtilisationWire extends SeatFigures {
  arena: FigureArenaWire;
}

/** Slots that start in this hour by the arena’s clock. Hours without slots are not there. */
export interface HourFigures extends SeatFigures {
  weekday: Weekday;
  /** 0 to 23 */
  hour: number;
}

/** Of the bookings whose slot lies in the days; dollars. */
export interface ArenaRevenueWire {
  arena: FigureArenaWire;
  /** Those that were paid for. */
  bookings: number;
  paid: number;
  refunded: number;
  /** What was kept of late cancellations, tax included: part of what was paid and not refunded. */
  kept: number;
  /** The tax in what was paid and not refunded. */
  tax: number;
  /** `paid` - `refunded` - `tax` */
  net: number;
}

/** Seats of confirmed bookings, of slots that are over. */
export interface AttendanceWire {
  arena: FigureArenaWire;
  came: number;
  absent: number;
  /** No one said which. */
  unmarked: number;
}

/** By how many calendar days at the arena bookings were placed ahead: from and up to, null is any. */
export const leadTimeBuckets = [
  { from: 0, to: 0 },
  { from: 1, to: 2 },
  { from: 3, to: 6 },
  { from: 7, to: 13 },
  { from: 14, to: null },
] as const;

export interface LeadTimeWire {
  /** Confirmed ones. */
  bookings: number;
  /** From placing to the start; null without bookings. */
  medianHours: number | null;
  /** As `leadTimeBuckets`. */
  buckets: { from: number; to: number | null; bookings: number }[];
}

export interface ArenaFiguresWire {
  from: string;
  to: string;
  utilisation: { byArena: UtilisationWire[]; byHour: HourFigures[] };
  revenue: ArenaRevenueWire[];
  attendance: AttendanceWire[];
  leadTime: LeadTimeWire;
}
