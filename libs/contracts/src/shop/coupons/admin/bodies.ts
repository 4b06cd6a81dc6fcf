import { productCategories } from '../../catalog/categories.ts';
import {
  type BodyOf,
  boolean,
  type FieldsFor,
  dollars,
  instant,
  integer,
  nullable,
  oneOf,
  optional,
  ruledText,
  subsetOf,
  texts,
} from '../../../common/body.ts';
import { CouponKind, valuesOf } from '../../../common/enums.ts';
import { staffLimits } from '../../../common/staff-limits.ts';
import { locales } from '../../../common/locales.ts';
import { couponFields } from '../fields.ts';
import type { CouponTerms } from './wire.ts';

export const couponTermsBody = {
  code: ruledText(couponFields.newCouponCode),
  kind: oneOf(valuesOf(CouponKind)),
  value: dollars({
    min: 0.01,
    max: staffLimits.couponValueMax,
    message: {
      en: `Enter a value from 0.01 to ${staffLimits.couponValueMax}`,
      fr: `Entrez une valeur de 0,01 à ${staffLimits.couponValueMax}`,
    },
  }),
  minSubtotal: dollars({ max: staffLimits.couponValueMax }),
  categories: subsetOf(Object.values(productCategories)),
  startsAt: nullable(instant()),
  endsAt: nullable(instant()),
  totalUses: nullable(integer({ min: 1, max: staffLimits.couponUsesMax })),
  // The database numbers one person's uses in a smallint column.
  usesPerPerson: nullable(integer({ min: 1, max: 32_767 })),
  firstOrderOnly: boolean(),
  assignedOnly: boolean(),
  isActive: boolean(),
} satisfies FieldsFor<CouponTerms>;

const emails = texts({ min: 1, max: staffLimits.couponEmailsMax, each: 500 });

const assignBody = {
  emails,
  // Emails the coupon to everyone who is newly assigned; people with an account get it in their language.
  sendMail: optional(boolean()),
  // The language for everyone else; the default is the request's language.
  locale: optional(oneOf(locales)),
};

// The version that the caller read. If the coupon has changed since, the answer is COUPON_UPDATE_FAILED.
const updateBody = { ...couponTermsBody, version: integer({ min: 1 }) };

export const couponAdminBodies = {
  'coupons.admin.create': couponTermsBody,
  'coupons.admin.update': updateBody,
  'coupons.admin.assign': assignBody,
  'coupons.admin.unassign': { emails },
};

export type AssignCouponBody = BodyOf<typeof assignBody>;
export type UpdateCouponBody = BodyOf<typeof updateBody>;
