import type { GuestsWire, UnsignedWire } from '../../../club/waivers/wire.ts';
import type { BookingMode, BookingStatus, PackageTier } from '../../../common/enums.ts';
import type { ArenaSlotWire, SlotWire } from '../../slots/wire.ts';
import type { SquadPlayerWire, TeamWire } from '../../squads/wire.ts';

export interface DaySeatWire {
  id: string;
  /** Empty if the contact gave no name. */
  name: string;
  /** The check-in time in the arena's wall time, `YYYY-MM-DDTHH:MM`, or null. */
  inSince: string | null;
  isNoShow: boolean;
}

/** The waivers of the guests of a whole arena, for the staff at the door. */
export interface DayGuestsWire extends GuestsWire {
  /** The names of the guests who have signed, sorted. */
  names: string[];
  /** The guests with these names, by whose ids staff remove a name. */
  people: DayGuestWire[];
}

/** A guest of a whole arena who has signed. */
export interface DayGuestWire {
  /** Another id once a guardian signs for a child who had typed their own name. */
  id: string;
  name: string;
}

/** The guardian's notes about a child. */
export interface DayNoteWire {
  /** The id of the seat, or of the team's player. */
  id: string;
  name: string;
  text: string;
}

/** A team on the day sheet: the players and their answers, without their addresses. */
export interface DayTeamWire extends Pick<TeamWire, 'name' | 'isComplete'> {
  players: Omit<SquadPlayerWire, 'email' | 'childId'>[];
}

/** A booking on the day sheet. It has no email address, because the sheet is printed and lies on a table. */
export interface DayBookingWire {
  id: string;
  number: string;
  slotId: string;
  status: BookingStatus;
  mode: BookingMode;
  tier: PackageTier;
  /** The contact's name. */
  name: string;
  /** The phone number in E.164. */
  phone: string | null;
  /** The ticket's code. */
  code: string;
  /** The booked seats. */
  seats: DaySeatWire[];
  /** The people who have no valid waiver, until the slot is over: guests of seats, or players of the team. */
  unsigned: UnsignedWire[];
  /** Null unless the booking is for a whole arena. */
  guests: DayGuestsWire | null;
  /** The notes about children, until one day after the slot. They are not printed. */
  notes: DayNoteWire[];
  /** The dollars still owed; 0 once the booking is confirmed. */
  owed: number;
  /** The end of the hold of an unpaid booking. */
  expiresAt: string | null;
  /** The name of the guardian who declared responsibility for someone under age. */
  guardian: string | null;
  /** Null for a booking without a team, or until the captain names the team. */
  team: DayTeamWire | null;
}

interface DayWaitingWire {
  id: string;
  name: string;
  phone: string | null;
  seats: number;
}

export type DaySlotPhase = 'ahead' | 'now' | 'over';

export interface DaySlotWire extends SlotWire {
  /** The number of seats that are taken or held. */
  taken: number;
  phase: DaySlotPhase;
  /** The full names of the coaches. */
  coachNames: string[];
  /** The bookings, sorted by name. */
  bookings: DayBookingWire[];
  /** The people on the waitlist, in order. */
  waiting: DayWaitingWire[];
  /** The actions that are possible now. */
  can: { checkIn: boolean; noShow: boolean; book: boolean };
}

export interface DaySheetWire {
  arena: { id: string; name: string; location: string; timeZone: string };
  day: string;
  /** Today's date at the arena. */
  today: string;
  /** The slots that are not cancelled, earliest first. */
  slots: DaySlotWire[];
}

/** The result of scanning a ticket. */
export interface ScanWire {
  booking: DayBookingWire;
  /** The seats that this scan checked in. `booking` also contains the seats that were checked in before. */
  now: string[];
}

/** The payload of BOOK_016: the time and place that the ticket is for. */
export interface ElsewhereWire {
  number: string;
  slot: ArenaSlotWire;
}

/** The payload of BOOK_004 from a scan: the booking whose ticket was refused. */
export interface RefusedScanWire {
  booking: DayBookingWire;
}
