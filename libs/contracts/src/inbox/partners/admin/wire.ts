import type { PartnerState } from '../../../common/team-enums.ts';
import type { Locale } from '../../../common/locales.ts';
import type { ProvinceCode } from '../../../common/provinces.ts';

export const partnerSorts = ['newest', 'name'] as const;
export type PartnerSort = (typeof partnerSorts)[number];

/** The fields of a partner that an administrator edits. Clients send all fields, so no omission changes one. */
export interface PartnerTerms {
  fullName: string;
  jobTitle: string;
  /** Digits. */
  mobileNo: string;
  email: string;
  orgName: string;
  /** A code, or the name in either language. */
  province: string;
  website: string | null;
  /** The address of an uploaded picture. */
  logoUrl: string | null;
}

export interface PartnerAdminWire extends PartnerTerms {
  id: string;
  province: ProvinceCode;
  state: PartnerState;
  /** The language of the application, and of the emails about it. */
  locale: Locale;
  /** Increases with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
}
