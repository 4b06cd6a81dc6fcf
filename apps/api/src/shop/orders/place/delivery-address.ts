import { type AddressBody, type PostalAddressWire, postalCodeMismatch, toE164 } from '@dronesoccer/contracts';
import { AppError } from '../../../platform/errors/index.js';

/**
 * Returns the address as the order keeps it, from validated fields.
 *
 * @param field the name of the postal code in the body
 * @throws AppError CHECKOUT_002 if the postal code does not belong to the province whose tax applies
 */
export function deliveryAddress(body: AddressBody, field: string): PostalAddressWire {
  const { fullName, line1, line2, city, province, postalCode, phone } = body;
  const message = postalCodeMismatch(province, postalCode);
  if (message !== null) throw new AppError('CHECKOUT_002', { errors: [{ field, message }] });
  return { fullName, line1, line2: line2 || null, city, province, postalCode, phone: phone ? toE164(phone) : null };
}
