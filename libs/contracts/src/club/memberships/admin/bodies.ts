import { type BodyOf, boolean, dollars, id, integer, object, oneOf, ruledText } from '../../../common/body.ts';
import type { FieldRule } from '../../../common/field-rule.ts';
import { provinceCodes } from '../../../common/provinces.ts';
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

export const membershipAdminBodies = {
  'memberships.admin.give': { userId: id(), planId: id(), province: oneOf(provinceCodes), reason },
  // The dollars to refund, from nothing to all that is left of the payments.
  'memberships.admin.end': { reason, refund: dollars() },
  // The version that the administrator read. If the plan has changed since, MEMB_009 carries its current state.
  'plans.admin.update': { ...planBody, version: integer({ min: 1 }) },
};

export type PlanBody = BodyOf<typeof planBody>;
