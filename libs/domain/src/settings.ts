import {
  limits,
  type MailSendersWire,
  type OfficeHoursWire,
  type OrganisationWire,
  type SafeSportWire,
} from '@dronesoccer/contracts';
import { defaultShippingZones } from './shipping-defaults.ts';
import type { ShippingZone } from './shipping.ts';

/**
 * The shop's settings by key, as the database stores them; money in cents, weights in grams, periods in days. This is the only list of
 * the keys.
 */
export interface ShopSettings {
  readonly shippingRates: { readonly zones: readonly ShippingZone[] };
  readonly returns: { readonly windowDays: number };
  /** Refunds above this sum need a login or a confirmed identity of at most ten minutes ago. */
  readonly refunds: { readonly confirmAboveCents: number };
  readonly stock: {
    /** A quantity up to this number is low stock: at the chosen location in the shop, in total in the dashboard. */
    readonly lowThreshold: number;
  };
  /** The limits on the number of pieces in an order. */
  readonly orderLimits: { readonly maxPiecesPerProduct: number; readonly maxPiecesPerOrder: number };
  readonly bookings: {
    /** The minutes for which a returned seat is held for a person on the waiting list. */
    readonly waitlistHoldMinutes: number;
  };
  readonly firstOrderOffer: { readonly percent: number; readonly validDays: number };
  readonly organisation: OrganisationWire;
  readonly mail: MailSendersWire;
  readonly office: OfficeHoursWire;
  readonly safeSport: SafeSportWire;
}

/**
 * Returns whether the limit per product does not exceed the limit per order. The form and the server share this check.
 */
export const fitsOrder = ({ maxPiecesPerProduct, maxPiecesPerOrder }: ShopSettings['orderLimits']): boolean =>
  maxPiecesPerProduct <= maxPiecesPerOrder;

/**
 * The defaults until the dashboard changes them. They also apply to settings that an older installation has no row for.
 */
export const defaultSettings: ShopSettings = {
  shippingRates: { zones: defaultShippingZones },
  returns: { windowDays: limits.returnDays },
  refunds: { confirmAboveCents: 50_000 },
  stock: { lowThreshold: 5 },
  orderLimits: { maxPiecesPerProduct: 10, maxPiecesPerOrder: 50 },
  bookings: { waitlistHoldMinutes: limits.waitlistHoldMinutes.default },
  firstOrderOffer: { percent: 10, validDays: 30 },
  organisation: {
    name: 'Drone Soccer Canada',
    line1: '',
    line2: null,
    city: '',
    province: 'ON',
    postalCode: '',
    email: '',
    phone: null,
  },
  mail: { transactional: { name: null, email: null }, campaign: { name: null, email: null } },
  office: { hours: null },
  safeSport: { readers: [] },
};
