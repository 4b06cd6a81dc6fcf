import type { Weekday } from '../arenas/wire.ts';

/** The tables that can be exported as a file. */
export const figureTables = ['utilisation', 'hours', 'revenue', 'attendance', 'leadTime'] as const;
export type FigureTable = (typeof figureTables)[number];

/** The arena of a row. */
export interface FigureArenaWire {
  id: string;
  name: string;
  /** The location’s name. */
  place: string;
}

/** Seats, or teams in a tournament. A cancelled slot offers none; a closed slot offers only the ones that are taken. */
interface SeatFigures {
  slots: number;
  offered: number;
  taken: number;
}

export interface UtilisationWire extends SeatFigures {
  arena: FigureArenaWire;
}

/** The slots that start in this hour in the arena’s local time. Hours without slots are absent. */
export interface HourFigures extends SeatFigures {
  weekday: Weekday;
  /** 0 to 23 */
  hour: number;
}

/** The revenue of the bookings whose slots fall in the chosen days, in dollars. */
interface ArenaRevenueWire {
  arena: FigureArenaWire;
  /** The paid bookings. */
  bookings: number;
  paid: number;
  refunded: number;
  /**
   * The amount kept from late cancellations, including tax. It is part of the amount that was paid and not refunded.
   */
  kept: number;
  /** The tax in the amount that was paid and not refunded. */
  tax: number;
  /** `paid` - `refunded` - `tax` */
  net: number;
}

/** The seats of confirmed bookings in past slots. */
export interface AttendanceWire {
  arena: FigureArenaWire;
  came: number;
  absent: number;
  /** The seats that no one marked as either. */
  unmarked: number;
}

/**
 * The number of calendar days, in the arena's zone, between booking and start. Both bounds are inclusive; null means no
 * limit.
 */
export const leadTimeBuckets = [
  { from: 0, to: 0 },
  { from: 1, to: 2 },
  { from: 3, to: 6 },
  { from: 7, to: 13 },
  { from: 14, to: null },
] as const;

export interface LeadTimeWire {
  /** The number of confirmed bookings. */
  bookings: number;
  /** The hours from booking to the start, or null if there are no bookings. */
  medianHours: number | null;
  /** The counts by `leadTimeBuckets`. */
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
