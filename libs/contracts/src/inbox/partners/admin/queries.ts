import { integer, oneOf, optional } from '../../../common/body.ts';
import { valuesOf } from '../../../common/enums.ts';
import { provinceCodes } from '../../../common/provinces.ts';
import { paged, search, sortOf } from '../../../common/query.ts';
import { PartnerState } from '../../../common/team-enums.ts';
import { partnerSorts } from './wire.ts';

/** The filter for the list and the export of partners. */
const partnerFilter = {
  /** A part of the organization's name, the person's name or the email. */
  search: search(),
  state: optional(oneOf(valuesOf(PartnerState))),
  province: optional(oneOf(provinceCodes)),
} as const;

/**
 * The state that the administrator saw. If the partner's state differs, PART_009 carries the current one. If absent,
 * any state is accepted.
 */
const partnerMove = {
  expected: optional(oneOf(valuesOf(PartnerState))),
} as const;

export const partnerAdminQueries = {
  'partners.admin.list': {
    ...partnerFilter,
    ...paged,
    sort: sortOf(partnerSorts, 'newest'),
  },
  'partners.admin.export': partnerFilter,
  'partners.admin.activate': partnerMove,
  'partners.admin.deactivate': partnerMove,
  /**
   * The version that the administrator read. If the partner has changed since, PART_008 carries the current state. If
   * absent, any version is accepted.
   */
  'partners.admin.delete': {
    version: optional(integer({ min: 1 })),
  },
} as const;
