import { type BodyOf, boolean, dollars, id, nullable, oneOf, optional } from '../../common/body.ts';
import { provinceCodes } from '../../common/provinces.ts';
import { day } from '../../common/query.ts';

export const joinBody = {
  planId: id(),
  // The member's province decides the taxes, and its time zone the days.
  province: oneOf(provinceCodes),
  // Only the youth plan needs it. The date is checked and not stored.
  birthDate: optional(nullable(day())),
  // The dollars that the person agreed to; any other total is MEMB_006.
  expectedTotal: dollars(),
};

export const membershipBodies = {
  'memberships.join': joinBody,
  'memberships.setReminders': { wantsReminders: boolean() },
};

export type JoinBody = BodyOf<typeof joinBody>;
