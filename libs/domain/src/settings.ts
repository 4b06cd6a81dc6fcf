import { limits, type MailSendersWire, type OrganisationWire } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';

/** What the database keeps of the shop's settings, by key; money in cents, spans in days. The one place that names them. */
export interface ShopSettings {
  readonly shipping: {
    readonly feeCents: Cents;
    /** Goods worth this much ship free; null: never. */
    readonly freeFromCents: Cents | null;
  };
  readonly returns: { readonly windowDays: number };
  readonly stock: {
    /** This many pieces or fewer are few: in the shop as seen from a place, in the dashboard over all stock points. */
    readonly lowThreshold: number;
  };
  readonly firstOrderOffer: { readonly percent: number; readonly validDays: number };
  readonly organisation: OrganisationWire;
  readonly mail: MailSendersWire;
}

/** What holds until somebody changes it in the dashboard; also for a setting that an older installation does not have. */
export const defaultSettings: ShopSettings = {
  shipping: { feeCents: 1_500, freeFromCents: 20_000 },
  returns: { windowDays: limits.returnDays },
  stock: { lowThreshold: 5 },
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
};
