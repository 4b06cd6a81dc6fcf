import type { DeliveryMethod, Locale, PostalAddressWire, ProvinceCode } from '@dronesoccer/contracts';
import type { Columns } from '../../../platform/database/index.js';

/** What a purchase says of itself and the order keeps as it is. */
export interface OrderTerms {
  userId: string | null;
  email: string;
  /** Where it was placed from; kept until it is paid or cancelled. */
  network: string;
  locale: Locale;
  delivery: DeliveryMethod;
  address: PostalAddressWire | null;
  /** Who collects a pickup, and their number in E.164. */
  pickupName: string | null;
  pickupPhone: string | null;
  taxProvince: ProvinceCode;
  couponCode: string | null;
}

/** Where they are in `orders`: what writes an order and what reads it take the columns from here. */
export const termColumns: Columns<OrderTerms> = {
  userId: 'user_id',
  email: 'email',
  network: 'network',
  locale: 'locale',
  delivery: 'delivery',
  address: 'address',
  pickupName: 'pickup_name',
  pickupPhone: 'pickup_phone',
  taxProvince: 'tax_province',
  couponCode: 'coupon_code',
};
