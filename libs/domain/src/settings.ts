import {
  limits,
  type MailSendersWire,
  type OfficeHoursWire,
  type OrganisationWire,
  type SafeSportWire,
} from '@dronesoccer/contracts';
import type { Cents } from './money.ts';

/** The shop's settings as the database stores them, by key; money in cents, periods in days. The only list of the keys. */
export interface ShopSettings {
  readonly shipping: {
    readonly feeCents: Cents;
    /** Goods of this price in cents or more ship free; null: never. */
    readonly freeFromCents: Cents | null;
  };
  readonly returns: { readonly windowDays: number };
  readonly stock: {
    /** This many pieces or fewer are low stock: in the shop for the chosen location, in the dashboard in total. */
    readonly lowThreshold: number;
  };
  /** What one order may hold at most. */
  readonly orderLimits: { readonly maxPiecesPerProduct: number; readonly maxPiecesPerOrder: number };
  readonly bookings: {
    /** How long a seat that came back is held for the one who waited for it. */
    readonly waitlistHoldMinutes: number;
  };
  readonly firstOrderOffer: { readonly percent: number; readonly validDays: number };
  readonly organisation: OrganisationWire;
  readonly mail: MailSendersWire;
  readonly office: OfficeHoursWire;
  readonly safeSport: SafeSportWire;
}

/** Whether an order may hold as many of one product as the settings say it may of all; the form and the server ask alike. */
export const fitsOrder = ({ maxPiecesPerProduct, maxPiecesPerOrder }: ShopSettings['orderLimits']): boolean =>
  maxPiecesPerProduct <= maxPiecesPerOrder;

/** The defaults, until changed in the dashboard; also for a setting that an older installation has no row for. */
export const defaultSettings: ShopSettings = {
  shipping: { feeCents: 1_500, freeFromCents: 20_000 },
  returns: { windowDays: limits.returnDays },
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
