import { type BodyOf, boolean, nullable, oneOf, optional, ruledText } from '../../common/body.ts';
import { locales } from '../../common/locales.ts';
import { userFields } from './fields.ts';

/** A postal address. */
export const addressBody = {
  fullName: ruledText(userFields.addressFullName),
  line1: ruledText(userFields.addressLine1),
  line2: optional(nullable(ruledText(userFields.addressLine2))),
  city: ruledText(userFields.addressCity),
  province: ruledText(userFields.addressProvince),
  postalCode: ruledText(userFields.addressPostalCode),
  phone: optional(nullable(ruledText(userFields.addressPhone))),
};

export const saveAddressBody = { ...addressBody, isDefault: optional(boolean()) };

export const updateMeBody = {
  firstName: optional(ruledText(userFields.firstName)),
  lastName: optional(ruledText(userFields.lastName)),
  // Null removes the phone number.
  phone: optional(nullable(ruledText(userFields.phone))),
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
