import type { LocalText } from '../../common/locales.ts';
import type { ProvinceCode } from '../../common/provinces.ts';

/** The organisation's public contact information. */
export interface OrganisationContactWire {
  name: string;
  /** Empty until an administrator enters the address. */
  line1: string;
  line2: string | null;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  email: string;
  /** Digits, or null if no phone number is published. */
  phone: string | null;
  hours: LocalText | null;
  /** The readers of safe-sport reports: people named by the organisation, or all its administrators. */
  safeSportReaders: 'named' | 'administrators';
}

export interface ContactSentWire {
  /** The number shown to people: `C-2026-000123`. */
  number: string;
}
