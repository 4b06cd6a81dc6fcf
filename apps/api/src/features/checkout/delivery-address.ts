import { type AddressBody, type PostalAddressWire, postalCodeMismatch, toE164 } from '@dronesoccer/contracts';
import { AppError } from '../../platform/errors/index.js';

/**
 * The address as the order keeps it, from fields that were found good.
 *
 * @throws CHECKOUT_002 when the postal code lies in another province than the one the tax goes by
 */
export function deliveryAddress(body: AddressBody): PostalAddressWire {
  const { fullName, line1, line2, city, province, postalCode, phone } = body;
  const message = postalCodeMismatch(province, postalCode);
  if (message !== null) throw new AppError('CHECKOUT_002', { errors: [{ field: 'address.postalCode', message }] });
  return { fullName, line1, line2: line2 || null, city, province, postalCode, phone: phone ? toE164(phone) : null };
}
