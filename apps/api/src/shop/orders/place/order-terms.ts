import type {
  DeliveryDaysWire,
  DeliveryMethod,
  Locale,
  LocalText,
  PostalAddressWire,
  ProvinceCode,
} from '@dronesoccer/contracts';
import type { Columns } from '../../../platform/database/index.js';

/** The shipping rate that an order was sold with. Later changes of the rate table do not change it. */
export interface ShippingRate {
  zone: LocalText;
  grams: number;
  feeCents: number;
  surchargeCents: number;
  days: DeliveryDaysWire | null;
}

/** The data of a purchase that the order keeps unchanged. */
export interface OrderTerms {
  userId: string | null;
  /** True if staff made the order for the customer. It is held longer. */
  isDeskOrder: boolean;
  email: string;
  /** The network that placed the order. It is kept until the order is paid or cancelled. */
  network: string;
  locale: Locale;
  delivery: DeliveryMethod;
  address: PostalAddressWire | null;
  /** The pickup contact, with a phone number in E.164. */
  pickupName: string | null;
  pickupPhone: string | null;
  taxProvince: ProvinceCode;
  couponCode: string | null;
  /** Null for a pickup. */
  shippingRate: ShippingRate | null;
}

/** The columns of `orders` for these terms. Both writing and reading an order use them. */
export const termColumns: Columns<OrderTerms> = {
  userId: 'user_id',
  isDeskOrder: 'is_desk_order',
  email: 'email',
  network: 'network',
  locale: 'locale',
  delivery: 'delivery',
  address: 'address',
  pickupName: 'pickup_name',
  pickupPhone: 'pickup_phone',
  taxProvince: 'tax_province',
  couponCode: 'coupon_code',
  shippingRate: 'shipping_rate',
};
