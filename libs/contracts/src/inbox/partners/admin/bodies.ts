import { type BodyOf, type FieldsFor, integer, nullable, ruledText, text } from '../../../common/body.ts';
import { partnerBody } from '../bodies.ts';
import { partnerFields } from '../fields.ts';
import type { PartnerTerms } from './wire.ts';

export const partnerTermsBody = {
  ...partnerBody,
  website: nullable(ruledText(partnerFields.partnerWebsite)),
  logoUrl: nullable(text({ max: 300 })),
} satisfies FieldsFor<PartnerTerms>;

export const partnerAdminBodies = {
  // The version that the caller read. If the partner has changed since, PART_009 carries the current state.
  'partners.admin.update': { ...partnerTermsBody, version: integer({ min: 1 }) },
};

export type PartnerTermsBody = BodyOf<typeof partnerTermsBody>;
