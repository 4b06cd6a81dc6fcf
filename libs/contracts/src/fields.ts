import { arenaFields } from './arenas/fields.ts';
import { catalogFields } from './catalog/fields.ts';
import { commonFields } from './common/fields.ts';
import { companyFields } from './companies/fields.ts';
import { contactFields } from './contacts/fields.ts';
import { couponFields } from './coupons/fields.ts';
import { locationFields } from './locations/fields.ts';
import { campaignFields } from './newsletter/campaigns/fields.ts';
import { newsletterFields } from './newsletter/fields.ts';
import { orderFields } from './orders/fields.ts';
import { partnerFields } from './partners/fields.ts';
import { settingsFields } from './settings/fields.ts';
import { squadFields } from './squads/fields.ts';
import { userFields } from './users/fields.ts';

export { type FieldRule, normalizeField, validateField } from './common/field-rule.ts';

/** Every field rule that a form and the server share, with the English messages of spec 5 letter for letter. */
export const fieldRules = {
  ...partnerFields,
  ...newsletterFields,
  ...campaignFields,
  ...userFields,
  ...couponFields,
  ...commonFields,
  ...settingsFields,
  ...orderFields,
  ...catalogFields,
  ...companyFields,
  ...locationFields,
  ...arenaFields,
  ...contactFields,
  ...squadFields,
} as const;

export type FieldName = keyof typeof fieldRules;
