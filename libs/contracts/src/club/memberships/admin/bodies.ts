import {
  type BodyOf,
  boolean,
  dollars,
  id,
  integer,
  nullable,
  object,
  oneOf,
  optional,
  ruledText,
  text,
} from '../../../common/body.ts';
import { valuesOf } from '../../../common/enums.ts';
import type { FieldRule } from '../../../common/field-rule.ts';
import { locales } from '../../../common/locales.ts';
import { provinceCodes } from '../../../common/provinces.ts';
import { day } from '../../../common/query.ts';
import { staffLimits } from '../../../common/staff-limits.ts';
import { DeskMethod } from '../../../common/team-enums.ts';
import { userFields } from '../../../people/users/fields.ts';
import { membershipFields } from '../fields.ts';

const inBoth = <const R extends FieldRule>(rule: R) => object({ en: ruledText(rule), fr: ruledText(rule) });

export const planBody = {
  name: inBoth(membershipFields.planName),
  summary: inBoth(membershipFields.planSummary),
  // A plan costs something; only a SUPER_ADMIN gives a membership free of charge.
  price: dollars({ min: 1, max: 10_000 }),
  isOffered: boolean(),
};

const reason = ruledText(membershipFields.membershipReason);

const email = ruledText(userFields.email);

/** As in `joinBody`: for one of the account's children, or for its own person. Only the youth plan needs it in a gift. */
const youngPerson = {
  childId: optional(nullable(id())),
  birthDate: optional(nullable(day())),
  guardianEmail: optional(nullable(email)),
};

const sellBody = {
  email,
  // Only a person without an account needs a name and the language of the invitation.
  firstName: optional(nullable(ruledText(userFields.firstName))),
  lastName: optional(nullable(ruledText(userFields.lastName))),
  locale: optional(nullable(oneOf(locales))),
  planId: id(),
  province: oneOf(provinceCodes),
  ...youngPerson,
  method: oneOf(valuesOf(DeskMethod)),
  // The dollars that were taken; any other total is MEMB_006.
  expectedTotal: dollars(),
  // The person's active membership that the staff saw, so that two of them never sell two years. Any other one is MEMB_015.
  currentId: nullable(id()),
};

export const membershipAdminBodies = {
  // The content of the card's QR code, or the code as typed.
  'memberships.admin.scan': { code: text({ max: staffLimits.scannedTextMax }) },
  'memberships.admin.account': { email },
  'memberships.admin.sell': sellBody,
  'memberships.admin.give': { userId: id(), planId: id(), province: oneOf(provinceCodes), ...youngPerson, reason },
  // The dollars to refund, from nothing to all that is left of the payments.
  'memberships.admin.end': { reason, refund: dollars() },
  // The version that the administrator read. If the plan has changed since, MEMB_009 carries its current state.
  'plans.admin.update': { ...planBody, version: integer({ min: 1 }) },
};

export type PlanBody = BodyOf<typeof planBody>;
