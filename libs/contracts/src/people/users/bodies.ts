import { type BodyOf, boolean, nullable, oneOf, optional, ruled } from '../../common/body.ts';
import { locales } from '../../common/locales.ts';
import { userFields } from './fields.ts';

/** A postal address. */
export const addressBody = {
  fullName: ruled(userFields.addressFullName),
  line1: ruled(userFields.addressLine1),
  line2: optional(nullable(ruled(userFields.addressLine2))),
  city: ruled(userFields.addressCity),
  province: ruled(userFields.addressProvince),
  postalCode: ruled(userFields.addressPostalCode),
  phone: optional(nullable(ruled(userFields.addressPhone))),
};

export const saveAddressBody = { ...addressBody, isDefault: optional(boolean()) };

export const updateMeBody = {
  firstName: optional(ruled(userFields.firstName)),
  lastName: optional(ruled(userFields.lastName)),
  // Null removes the phone number.
  phone: optional(nullable(ruled(userFields.phone))),
  locale: optional(oneOf(locales)),
};

export const userBodies = {
  'me.update': updateMeBody,
  'me.addresses.create': saveAddressBody,
  'me.addresses.update': saveAddressBody,
};

export type AddressBody = BodyOf<typeof addressBody>;
export type SaveAddressBody = BodyOf<typeof saveAddressBody>;
export type UpdateMeBody = BodyOf<typeof updateMeBody>;
