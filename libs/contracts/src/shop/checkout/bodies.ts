import {
  type BodyOf,
  dollars,
  id,
  judged,
  list,
  nullable,
  object,
  oneOf,
  optional,
  ruled,
  text,
} from '../../common/body.ts';
import { DeliveryMethod, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { locales } from '../../common/locales.ts';
import { couponFields } from '../coupons/fields.ts';
import { addressBody } from '../../people/users/bodies.ts';
import { userFields } from '../../people/users/fields.ts';

/** What is bought; a wrong quantity has a code of its own (ORD_015), an absent one means 1. */
export const orderedItems = optional(
  list({ productId: id(), quantity: optional(judged()) }, { max: limits.cartLinesMax }),
);

const typedSoFar = optional(nullable(text({ min: 0, max: 500 })));

const checkoutBody = {
  // A guest's cart or what was bought now; absent means the signed-in person's own cart.
  items: orderedItems,
  // A guest's. A quote does not judge it: whose it is, and what it has bought, is no one else's business.
  email: optional(ruled(userFields.email)),
  delivery: oneOf(valuesOf(DeliveryMethod)),
  // The pickup's location; with shipping, whose stock may help out. Any text: what is no listed location means none.
  locationId: optional(nullable(text({ min: 0, max: 500 }))),
  couponCode: optional(nullable(ruled(couponFields.couponCode))),
  locale: optional(oneOf(locales)),
};

/** A quote needs the province alone; what else is typed so far is not judged yet. */
const quoteAddress = {
  province: ruled(userFields.addressProvince),
  fullName: typedSoFar,
  line1: typedSoFar,
  line2: typedSoFar,
  city: typedSoFar,
  postalCode: typedSoFar,
  phone: typedSoFar,
};

const quoteBody = { ...checkoutBody, address: optional(nullable(object(quoteAddress))) };

/** Who collects an order that is picked up: staff check the name. */
export const pickupContactBody = {
  fullName: ruled(userFields.addressFullName),
  phone: optional(nullable(ruled(userFields.addressPhone))),
};

export const placeOrderBody = {
  ...checkoutBody,
  address: optional(nullable(object(addressBody))),
  // A pickup needs it; ignored when the order is shipped.
  pickupContact: optional(nullable(object(pickupContactBody))),
  // Dollars the person agreed to; any other total is CHECKOUT_001.
  expectedTotal: dollars(),
};

export const checkoutBodies = {
  'orders.quote': quoteBody,
  'orders.place': placeOrderBody,
};

export type QuoteBody = BodyOf<typeof quoteBody>;
export type PickupContactBody = BodyOf<typeof pickupContactBody>;
export type PlaceOrderBody = BodyOf<typeof placeOrderBody>;
