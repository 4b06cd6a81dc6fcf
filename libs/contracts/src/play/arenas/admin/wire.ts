import type { ArenaClass } from '../../../common/enums.ts';
import type { Locale, LocalText } from '../../../common/locales.ts';
import type { OwnPicture } from '../../../common/own-pictures.ts';
import type { CompanyNameWire } from '../../../places/companies/wire.ts';
import type { OpeningHours } from '../wire.ts';

/** The texts of an arena in one language, in Markdown except for the name. Only name and description are required. */
export interface ArenaText {
  name: string;
  description: string;
  rules: string;
  bring: string;
  gettingThere: string;
  /** One line for each package that describes its contents. A package with an empty text is not offered. */
  standardIncludes: string;
  premiumIncludes: string;
}

/** The fields of an arena that an administrator edits. Clients send all fields, so no omission changes one. */
export interface ArenaTerms {
  locationId: string;
  class: ArenaClass;
  capacity: number;
  texts: Record<Locale, ArenaText>;
  /** The pictures; the first is the cover. */
  pictures: OwnPicture[];
  hours: OpeningHours[];
  isActive: boolean;
}

/** A row in the dashboard's table. */
export interface ArenaAdminRowWire {
  id: string;
  name: LocalText;
  class: ArenaClass;
  capacity: number;
  isActive: boolean;
  location: { id: string; name: LocalText; city: string; isActive: boolean };
  company: CompanyNameWire | null;
  cover: string | null;
  /** Increases with every change by an administrator. */
  version: number;
  updatedAt: string;
}

export interface ArenaAdminWire extends ArenaAdminRowWire {
  texts: Record<Locale, ArenaText>;
  pictures: OwnPicture[];
  hours: OpeningHours[];
}
