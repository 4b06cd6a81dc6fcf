import { arenaFields } from './play/arenas/fields.ts';
import { catalogFields } from './shop/catalog/fields.ts';
import { commonFields } from './common/fields.ts';
import { membershipFields } from './club/memberships/fields.ts';
import { companyFields } from './places/companies/fields.ts';
import { contactFields } from './inbox/contacts/fields.ts';
import { couponFields } from './shop/coupons/fields.ts';
import { locationFields } from './places/locations/fields.ts';
import { campaignFields } from './newsletter/campaigns/fields.ts';
import { newsletterFields } from './newsletter/subscribers/fields.ts';
import { orderFields } from './shop/orders/fields.ts';
import { partnerFields } from './inbox/partners/fields.ts';
import { accountFields } from './office/accounts/fields.ts';
import { settingsFields } from './office/settings/fields.ts';
import { squadFields } from './play/squads/fields.ts';
import { userFields } from './people/users/fields.ts';

export { type FieldRule, normalizeField, validateField } from './common/field-rule.ts';

/**
 * Every field rule that a form and the server share, with the exact English messages of spec 5. The client imports the
 * rules of each feature instead, so that a page loads only its own.
 */
export const fieldRules = {
  ...partnerFields,
  ...newsletterFields,
  ...campaignFields,
  ...userFields,
  ...couponFields,
  ...commonFields,
  ...settingsFields,
  ...accountFields,
  ...orderFields,
  ...catalogFields,
  ...companyFields,
  ...membershipFields,
  ...locationFields,
  ...arenaFields,
  ...contactFields,
  ...squadFields,
} as const;

export type FieldName = keyof typeof fieldRules;
