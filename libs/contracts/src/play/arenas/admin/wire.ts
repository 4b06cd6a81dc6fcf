import type { ArenaClass } from '../../../common/enums.ts';
import type { Locale, LocalText } from '../../../common/locales.ts';
import type { OwnPicture } from '../../../common/own-pictures.ts';
import type { CompanyNameWire } from '../../../places/companies/wire.ts';
import type { OpeningHours } from '../wire.ts';

/** What is written about an arena in one language. Markdown, but for the name; all but name and description may be empty. */
export interface ArenaText {
  name: string;
  description: string;
  rules: string;
  bring: string;
  gettingThere: string;
  /** One line each that says what a package contains; an empty text keeps the package from being a choice. */
  standardIncludes: string;
  premiumIncludes: string;
}

/** What an administrator decides about an arena. All fields are sent, so no omission changes one. */
export interface ArenaTerms {
  locationId: string;
  class: ArenaClass;
  capacity: number;
  texts: Record<Locale, ArenaText>;
  /** The first is the cover. */
  pictures: OwnPicture[];
  hours: OpeningHours[];
  isActive: boolean;
}

/** A line of the dashboard's table. */
export interface ArenaAdminRowWire {
  id: string;
  name: LocalText;
  class: ArenaClass;
  capacity: number;
  isActive: boolean;
  location: { id: string; name: LocalText; city: string; isActive: boolean };
  company: CompanyNameWire | null;
  cover: string | null;
  /** Goes up with every change by an administrator. */
  version: number;
  updatedAt: string;
}

export interface ArenaAdminWire extends ArenaAdminRowWire {
  texts: Record<Locale, ArenaText>;
  pictures: OwnPicture[];
  hours: OpeningHours[];
}
