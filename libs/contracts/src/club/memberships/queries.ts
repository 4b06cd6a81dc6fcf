import { oneOf, optional } from '../../common/body.ts';
import { provinceCodes } from '../../common/provinces.ts';

export const membershipQueries = {
  'memberships.plans': {
    /** The member's province, for the taxes. */
    province: optional(oneOf(provinceCodes)),
  },
} as const;
