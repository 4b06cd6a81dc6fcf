import {
  addressBody as addressBodyFields,
  formRules,
  postalCodeMismatch,
  validateField,
  type AddressBody,
  type Locale,
  type PostalAddressWire,
} from '@dronesoccer/contracts';
import { keptTexts } from './texts';

/** An address as typed: every field is a text. */
export interface AddressForm extends Record<string, string> {
  fullName: string;
  line1: string;
  line2: string;
  city: string;
  province: string;
  postalCode: string;
  phone: string;
}

export const addressRules = formRules(addressBodyFields);

export const addressFields = ['fullName', 'line1', 'line2', 'city', 'province', 'postalCode', 'phone'] as const;

export const emptyAddress: AddressForm = {
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  province: '',
  postalCode: '',
  phone: '',
};

/** Returns a message if the postal code belongs to another province, because one of the two must be wrong. */
export function addressDisagreements({ province, postalCode }: AddressForm, locale: Locale): { postalCode?: string } {
  const mismatch = postalCodeMismatch(province, postalCode);
  return mismatch === null ? {} : { postalCode: mismatch[locale] };
}

export const isAddressComplete = (address: AddressForm, locale: Locale): boolean =>
  addressFields.every((field) => validateField(addressRules[field], address[field], locale) === null) &&
  postalCodeMismatch(address.province, address.postalCode) === null;

/** Returns the request body of a valid address; empty optional fields are omitted. */
export const addressBody = (address: AddressForm): AddressBody => keptTexts(addressRules, address);

/** Converts a saved address to form values. */
export const addressForm = ({
  fullName,
  line1,
  line2,
  city,
  province,
  postalCode,
  phone,
}: PostalAddressWire): AddressForm => ({
  fullName,
  line1,
  line2: line2 ?? '',
  city,
  province,
  postalCode,
  phone: phone ?? '',
});
