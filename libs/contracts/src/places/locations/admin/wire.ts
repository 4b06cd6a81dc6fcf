import type { LocalText } from '../../../common/locales.ts';
import type { ProvinceCode } from '../../../common/provinces.ts';
import type { CompanyNameWire } from '../../companies/wire.ts';

/** What an administrator decides about a location. All fields are sent, so no omission changes one. */
export interface LocationTerms {
  names: LocalText;
  address: string;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  /** Degrees. */
  latitude: string;
  longitude: string;
  /** IANA name, one of those in use in the province. */
  timeZone: string;
  /** A picture of our own; null: the default city picture. */
  img: string | null;
  /** Null: no company's. Only SUPER_ADMIN and ADMIN change it. */
  companyId: string | null;
}

export interface LocationAdminWire extends LocationTerms {
  id: string;
  company: CompanyNameWire | null;
  isActive: boolean;
  arenas: number;
  /** Goes up with every change by an administrator. */
  version: number;
  updatedAt: string;
}
