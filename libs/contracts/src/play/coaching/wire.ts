import type { ArenaClass, SlotType } from '../../common/enums.ts';

/** A slot that the coach sees, from 7 days before its start until one day after its end. */
export interface CoachSessionWire {
  id: string;
  arena: string;
  /** The name of the location. */
  location: string;
  type: SlotType;
  class: ArenaClass;
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`. Screens show it without conversion. */
  localStart: string;
  localEnd: string;
  /** The number of seats, or of teams in a tournament, whose booking is confirmed. */
  total: number;
  /** The number of them that are checked in. */
  arrived: number;
  /** Today's date at the arena. */
  today: string;
  /** Attendance can be changed now. */
  canCheckIn: boolean;
}

/** A player of a team that did not decline. */
export interface CoachedPlayerWire {
  id: string;
  name: string;
  /** The guardian's notes about a child; empty without notes. */
  notes: string;
  hasWaiver: boolean;
}

/** A seat with the person who sits there. It has no email address, phone number or price. */
export interface CoachedSeatWire {
  id: string;
  /** The name of the person or the team; empty if none was given. */
  name: string;
  /** The name of the contact who booked a seat without a name, so that the coach can ask for it; else null. */
  bookedBy: string | null;
  /** The guardian's notes about a child; empty without notes. */
  notes: string;
  hasWaiver: boolean;
  /** The check-in time in the arena's wall time, `YYYY-MM-DDTHH:MM`, or null. */
  inSince: string | null;
  isNoShow: boolean;
  /** The players of a team; empty for a person. Their waivers count, instead of that of the seat. */
  players: CoachedPlayerWire[];
  /**
   * The names of the guests of a whole arena who have signed their waivers, sorted; null for any other seat. The booking
   * does not know the names of other guests.
   */
  guests: string[] | null;
}

export interface CoachSessionDetailWire extends CoachSessionWire {
  people: CoachedSeatWire[];
}

/** The coach's consent to be named on the public pages of their slots. */
export interface CoachConsentWire {
  isNamed: boolean;
  /** The name that these pages show: the first name and the initial of the last name. */
  publicName: string;
}
