import type { BookingMode, BookingStatus, PackageTier } from '../../../common/enums.ts';
import type { ArenaSlotWire, SlotWire } from '../../slots/wire.ts';
import type { SquadPlayerWire, TeamWire } from '../../squads/wire.ts';

export interface DaySeatWire {
  id: string;
  /** Empty: the contact said none. */
  name: string;
  /** Since when it is checked in, as a clock at the arena says: `YYYY-MM-DDTHH:MM`. Null: it is not. */
  inSince: string | null;
  isNoShow: boolean;
}

/** A team as the sheet names it: who plays and who has not answered, without their addresses. */
export interface DayTeamWire extends Pick<TeamWire, 'name' | 'isComplete'> {
  players: Omit<SquadPlayerWire, 'email'>[];
}

/** A booking as people beside the net need it. No e-mail address: the sheet is printed and lies on a table. */
export interface DayBookingWire {
  id: string;
  number: string;
  slotId: string;
  status: BookingStatus;
  mode: BookingMode;
  tier: PackageTier;
  /** Of the contact. */
  name: string;
  /** In E.164. */
  phone: string | null;
  /** Of the ticket. */
  code: string;
  /** Those that are booked. */
  seats: DaySeatWire[];
  /** Dollars that are to be paid; 0 once it is confirmed. */
  owed: number;
  /** Until when an unpaid booking is held. */
  expiresAt: string | null;
  /** A guardian declared to be responsible for someone under age: their name. */
  guardian: string | null;
  /** Null for what is no team, and for one that its captain has not named yet. */
  team: DayTeamWire | null;
}

export interface DayWaitingWire {
  id: string;
  name: string;
  phone: string | null;
  seats: number;
}

export type DaySlotPhase = 'ahead' | 'now' | 'over';

export interface DaySlotWire extends SlotWire {
  /** Seats taken or held. */
  taken: number;
  phase: DaySlotPhase;
  /** In the order of their names. */
  bookings: DayBookingWire[];
  /** Those who wait for a seat, in their order. */
  waiting: DayWaitingWire[];
  /** What can be done at this hour. */
  can: { checkIn: boolean; noShow: boolean; book: boolean };
}

export interface DaySheetWire {
  arena: { id: string; name: string; location: string; timeZone: string };
  day: string;
  /** At the arena. */
  today: string;
  /** The earliest first; without the cancelled. */
  slots: DaySlotWire[];
}

/** What a ticket that was scanned did. */
export interface ScanWire {
  booking: DayBookingWire;
  /** The seats that came in with this scan; those that were in before are in `booking`. */
  now: string[];
}

/** With BOOK_016: when and where the ticket is for. */
export interface ElsewhereWire {
  number: string;
  slot: ArenaSlotWire;
}

/** With BOOK_004 of a scan: why it opens nothing. */
export interface RefusedScanWire {
  booking: DayBookingWire;
}
