import { type PostalAddressWire, toE164 } from '@dronesoccer/contracts';
import type { DeliveryAddressDto } from './checkout.dto.js';

/** The address as the order keeps it, from fields that were found good. */
export function deliveryAddress(dto: DeliveryAddressDto): PostalAddressWire {
  const { fullName, line1, line2, city, province, postalCode, phone } = dto;
  return { fullName, line1, line2: line2 || null, city, province, postalCode, phone: phone ? toE164(phone) : null };
}
