import type { ArenaClass } from '../../common/enums.ts';
import type { LocationWire } from '../../places/locations/wire.ts';

/** An arena as lists show it. */
export interface ArenaWire {
  id: string;
  name: string;
  class: ArenaClass;
  /** Seats of a slot. */
  capacity: number;
  /** Address of the first picture; null: it has none. */
  cover: string | null;
  location: LocationWire;
  /** Only when a position was given; kilometres. */
  distanceKm?: number;
}

/** Weekdays as ISO 8601 numbers them: 1 is Monday, 7 Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Open on a weekday, at the arena's local time `HH:MM`; `24:00` is midnight at the end of the day. */
export interface OpeningHours {
  day: Weekday;
  opens: string;
  closes: string;
}

export interface ArenaPictureWire {
  url: string;
  /** What it shows. */
  alt: string;
  /** Pixels; null for a picture that came with the site. */
  width: number | null;
  height: number | null;
}

/** One line per package that says what it contains; empty where nothing is written. */
export interface TierTexts {
  standard: string;
  premium: string;
}

export interface ArenaDetailWire extends ArenaWire {
  /** Markdown, as are the next three; those are empty when there is nothing to say. */
  description: string;
  rules: string;
  bring: string;
  gettingThere: string;
  tiers: TierTexts;
  pictures: ArenaPictureWire[];
  hours: OpeningHours[];
  /** IANA name of the location's zone. */
  timeZone: string;
}
