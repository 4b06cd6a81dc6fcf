import type { PartnerState } from '../../common/team-enums.ts';
import type { Locale } from '../../common/locales.ts';
import type { ProvinceCode } from '../../common/provinces.ts';
import type { PageQuery } from '../../common/wire.ts';

export const partnerSorts = ['newest', 'name'] as const;
export type PartnerSort = (typeof partnerSorts)[number];

/** The filter of the list or the export of partners. */
export interface PartnerFilter {
  /** Part of the organization's name, of the person's or of the e-mail. */
  search?: string;
  state?: PartnerState;
  province?: ProvinceCode;
}

export interface PartnerListQuery extends PartnerFilter, PageQuery {
  sort?: PartnerSort;
}

/** What an administrator edits of a partner. All fields are sent, so no omission changes one. */
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
  /** A picture of our own. */
  logoUrl: string | null;
}

export interface PartnerAdminWire extends PartnerTerms {
  id: string;
  province: ProvinceCode;
  state: PartnerState;
  /** The language of the application, and of the mails about it. */
  locale: Locale;
  /** Goes up with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** The state that the administrator saw; if another one stands, PART_009 carries it. Absent: whatever stands. */
export interface PartnerMoveQuery {
  expected?: PartnerState;
}

/** As it was read; if it has changed since, PART_008 carries what stands now. Absent: whatever stands. */
export interface PartnerDeleteQuery {
  version?: number;
}
