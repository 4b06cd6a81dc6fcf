import {
  type BodyOf,
  dollars,
  id,
  unchecked,
  list,
  nullable,
  object,
  oneOf,
  optional,
  ruledText,
  text,
} from '../../common/body.ts';
import { DeliveryMethod, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { locales } from '../../common/locales.ts';
import { couponFields } from '../coupons/fields.ts';
import { addressBody } from '../../people/users/bodies.ts';
import { userFields } from '../../people/users/fields.ts';

/** The ordered products. An invalid quantity has a specific code (ORD_015); an absent one means 1. */
export const orderedItems = optional(
  list({ productId: id(), quantity: optional(unchecked()) }, { max: limits.cartLinesMax }),
);

const partialText = optional(nullable(text({ min: 0, max: 500 })));

const checkoutBody = {
  // A guest's cart, or the product of "buy now". The default is the signed-in user's cart.
  items: orderedItems,
  // A guest's email. A quote does not evaluate it, so that a quote reveals nothing about the person or their purchases.
  email: optional(ruledText(userFields.email)),
  delivery: oneOf(valuesOf(DeliveryMethod)),
  // The pickup location or, for shipping, the location whose stock may help out. A text that is not a listed location
  // means none.
  locationId: optional(nullable(text({ min: 0, max: 500 }))),
  couponCode: optional(nullable(ruledText(couponFields.couponCode))),
  locale: optional(oneOf(locales)),
};

/** A quote needs only the province; the other fields are not validated yet. */
const quoteAddress = {
  province: ruledText(userFields.addressProvince),
  fullName: partialText,
  line1: partialText,
  line2: partialText,
  city: partialText,
  postalCode: partialText,
  phone: partialText,
};

const quoteBody = { ...checkoutBody, address: optional(nullable(object(quoteAddress))) };

/** The person who collects a pickup; staff check the name. */
export const pickupContactBody = {
  fullName: ruledText(userFields.addressFullName),
  phone: optional(nullable(ruledText(userFields.addressPhone))),
};

export const placeOrderBody = {
  ...checkoutBody,
  address: optional(nullable(object(addressBody))),
  // Required for a pickup; ignored if the order is shipped.
  pickupContact: optional(nullable(object(pickupContactBody))),
  // The dollars that the customer agreed to; any other total is CHECKOUT_001.
  expectedTotal: dollars(),
};

const { items, email, delivery, locationId, couponCode, locale, address, pickupContact, expectedTotal } =
  placeOrderBody;

/** An explicit list, so that a new field of the customer's form does not open to staff unnoticed. */
const deskOrderBody = {
  ...{ items, email, delivery, locationId, couponCode, locale },
  ...{ address, pickupContact, expectedTotal },
};

export const checkoutBodies = {
  'orders.quote': quoteBody,
  'orders.place': placeOrderBody,
  // The customer's data. The items and the email are required: an order by staff has no cart and no account.
  'orders.admin.quote': quoteBody,
  'orders.admin.place': deskOrderBody,
};

export type QuoteBody = BodyOf<typeof quoteBody>;
export type PickupContactBody = BodyOf<typeof pickupContactBody>;
export type PlaceOrderBody = BodyOf<typeof placeOrderBody>;
