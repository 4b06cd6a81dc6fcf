import type { LocalText } from '../../common/locales.ts';
import type { ProvinceCode } from '../../common/provinces.ts';

/** Where the organisation is reached, for anyone. */
export interface OfficeWire {
  name: string;
  /** Empty until it is entered. */
  line1: string;
  line2: string | null;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  email: string;
  /** Digits; null: none is given out. */
  phone: string | null;
  hours: LocalText | null;
  /** Who reads a safe-sport report: people whom the organisation named, or all its administrators. */
  safeSportReaders: 'named' | 'administrators';
}

export interface ContactSentWire {
  /** The number people use: `C-2026-000123`. */
  number: string;
}
