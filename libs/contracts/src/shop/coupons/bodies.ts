import { orderedItems } from '../checkout/bodies.ts';
import { oneOf, optional, ruledText } from '../../common/body.ts';
import { locales } from '../../common/locales.ts';
import { userFields } from '../../people/users/fields.ts';
import { couponFields } from './fields.ts';

export const couponBody = {
  code: ruledText(couponFields.couponCode),
  items: orderedItems,
  // Accepted because older clients send it, but ignored.
  email: optional(ruledText(userFields.email)),
};

export const firstOrderBody = { email: ruledText(userFields.email), locale: optional(oneOf(locales)) };

export const couponBodies = {
  'coupons.validate': couponBody,
  'coupons.firstOrder': firstOrderBody,
};
