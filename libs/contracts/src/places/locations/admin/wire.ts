import type { LocalText } from '../../../common/locales.ts';
import type { ProvinceCode } from '../../../common/provinces.ts';
import type { CompanyNameWire } from '../../companies/wire.ts';

/** The fields of a location that an administrator edits. Clients send all fields, so no omission changes one. */
export interface LocationTerms {
  names: LocalText;
  address: string;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  /** In degrees. */
  latitude: string;
  longitude: string;
  /** An IANA name that is in use in the province. */
  timeZone: string;
  /** The address of an uploaded picture. Null means the default city picture. */
  img: string | null;
  /** The company, or null if the location belongs to none. Only SUPER_ADMIN and ADMIN change it. */
  companyId: string | null;
}

export interface LocationAdminWire extends LocationTerms {
  id: string;
  company: CompanyNameWire | null;
  isActive: boolean;
  arenas: number;
  /** Increases with every change by an administrator. */
  version: number;
  updatedAt: string;
}
