import { boolean, dollars, id, nullable, oneOf, optional, ruledText } from '../../common/body.ts';
import { provinceCodes } from '../../common/provinces.ts';
import { day } from '../../common/query.ts';
import { userFields } from '../../people/users/fields.ts';

export const joinBody = {
  planId: id(),
  // The member's province decides the taxes, and its time zone the days.
  province: oneOf(provinceCodes),
  // The youth plan may be for one of the account's children. Any plan for the account itself needs the date of birth, and
  // under 18 the email address of the guardian, who confirms the account by signing the waiver.
  childId: optional(nullable(id())),
  birthDate: optional(nullable(day())),
  guardianEmail: optional(nullable(ruledText(userFields.email))),
  // The dollars that the person agreed to; any other total is MEMB_006.
  expectedTotal: dollars(),
};

export const membershipBodies = {
  'memberships.join': joinBody,
  'memberships.setReminders': { wantsReminders: boolean() },
};
