import type { ArenaClass } from '../../common/enums.ts';
import type { LocationWire } from '../../places/locations/wire.ts';

/** An arena in lists. */
export interface ArenaWire {
  id: string;
  name: string;
  class: ArenaClass;
  /** The number of seats in a slot. */
  capacity: number;
  /** The address of the first picture, or null if there is none. */
  cover: string | null;
  location: LocationWire;
  /** The distance in kilometres; only if the request gave a position. */
  distanceKm?: number;
}

/** The weekdays in ISO 8601 numbers: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** One opening span on a weekday, in the arena's local time `HH:MM`; `24:00` is midnight at the end of the day. */
export interface OpeningHours {
  day: Weekday;
  opens: string;
  closes: string;
}

interface ArenaPictureWire {
  url: string;
  /** A description of the picture. */
  alt: string;
  /** Pixels; null for a picture that was delivered with the site. */
  width: number | null;
  height: number | null;
}

/** One line for each package that describes its contents; empty if there is no text. */
export interface TierTexts {
  standard: string;
  premium: string;
}

export interface ArenaDetailWire extends ArenaWire {
  /** Markdown, as are the next three fields, which may be empty. */
  description: string;
  rules: string;
  bring: string;
  gettingThere: string;
  tiers: TierTexts;
  pictures: ArenaPictureWire[];
  hours: OpeningHours[];
  /** The IANA name of the location's zone. */
  timeZone: string;
}
