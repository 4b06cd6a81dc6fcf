import { integer, oneOf, optional } from '../../../common/body.ts';
import { valuesOf } from '../../../common/enums.ts';
import { provinceCodes } from '../../../common/provinces.ts';
import { paged, search, sortOf } from '../../../common/query.ts';
import { PartnerState } from '../../../common/team-enums.ts';
import { partnerSorts } from './wire.ts';

/** The filter of the list or the export of partners. */
const partnerFilter = {
  /** Part of the organization's name, of the person's or of the e-mail. */
  search: search(),
  state: optional(oneOf(valuesOf(PartnerState))),
  province: optional(oneOf(provinceCodes)),
} as const;

/** The state that the administrator saw; if another one stands, PART_009 carries it. Absent: whatever stands. */
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
  /** As it was read; if it has changed since, PART_008 carries what stands now. Absent: whatever stands. */
  'partners.admin.delete': {
    version: optional(integer({ min: 1 })),
  },
} as const;
