import type { LocalText } from '../../common/locales.ts';
import type { ProvinceCode } from '../../common/provinces.ts';
import type { ShippingZoneWire } from './shipping-zones.ts';

/** The seller on invoices and packing slips. Everything but the name is empty until an administrator enters it. */
export interface OrganisationWire {
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  email: string;
  /** Digits, in the format of the form fields, or null if no phone number is published. */
  phone: string | null;
}

/** The taxes that a seller registers for; GST and HST share the federal number, under `CA`. */
export const taxRegistrationKinds = [
  { province: 'CA', name: 'GST', title: { en: 'GST/HST (federal)', fr: 'TPS/TVH (fédérale)' } },
  { province: 'QC', name: 'QST', title: { en: 'QST (Quebec)', fr: 'TVQ (Québec)' } },
  { province: 'BC', name: 'PST', title: { en: 'PST (British Columbia)', fr: 'TVP (Colombie-Britannique)' } },
  { province: 'MB', name: 'RST', title: { en: 'RST (Manitoba)', fr: 'TVD (Manitoba)' } },
  { province: 'SK', name: 'PST', title: { en: 'PST (Saskatchewan)', fr: 'TVP (Saskatchewan)' } },
] as const satisfies readonly { province: ProvinceCode | 'CA'; name: string; title: LocalText }[];

export interface TaxRegistrationWire {
  province: (typeof taxRegistrationKinds)[number]['province'];
  name: (typeof taxRegistrationKinds)[number]['name'];
  number: string;
  /** A provincial sales tax without an active registration is not charged. */
  isActive: boolean;
}

/** The sender of emails. Null means the installation's `MAIL_FROM`. */
export interface MailSenderWire {
  name: string | null;
  email: string | null;
}

export interface MailSendersWire {
  /** The sender of emails that follow a person's action: orders, accounts. */
  transactional: MailSenderWire;
  /** The sender of newsletters and other bulk email. */
  campaign: MailSenderWire;
}

/** The office hours in both languages, or null if none are published. */
export interface OfficeHoursWire {
  hours: LocalText | null;
}

export interface SafeSportWire {
  /** The ids of the only super administrators who read safe-sport reports. An empty list means that all of them do. */
  readers: string[];
}

/** The shop settings that a SUPER_ADMIN edits. They are saved as a whole, so no omission changes one. */
export interface SettingsBody {
  /** The version that the caller read. If the settings were saved since, the answer is SET_001. */
  version: number;
  /** The days after shipping in which the customer can request a return. */
  returnWindowDays: number;
  /**
   * A product with this many pieces or fewer has low stock. The dashboard counts all stock points; the shop counts the
   * pieces available at the visitor's location.
   */
  lowStockThreshold: number;
  /**
   * Staff confirm their identity before a refund above this sum, in whole dollars. If absent, it stays unchanged,
   * because older clients do not know this field.
   */
  confirmRefundsAbove?: number;
  /**
   * The maximum number of pieces in one order, of one product and in total. If absent, they stay unchanged, because
   * older clients do not know these fields.
   */
  maxPiecesPerProduct?: number;
  maxPiecesPerOrder?: number;
  /**
   * The minutes that a seat is held for the next person on the waitlist. If absent, it stays unchanged, for the same
   * reason.
   */
  waitlistHoldMinutes?: number;
  /** The coupon for an email's first order: the percentage off and the days of validity. */
  firstOrderOffer: { percent: number; validDays: number };
  organisation: OrganisationWire;
  /** If absent, the senders stay unchanged, because older clients do not know this field. */
  mail?: MailSendersWire;
  /** If absent, the hours and the safe-sport readers stay unchanged, for the same reason. */
  office?: OfficeHoursWire;
  safeSport?: SafeSportWire;
  /** At most one per kind. An absent kind has no registration. */
  taxRegistrations: TaxRegistrationWire[];
}

export interface SettingsWire extends SettingsBody {
  /** The rate table, which is saved by a call of its own. */
  shippingZones: ShippingZoneWire[];
  confirmRefundsAbove: number;
  maxPiecesPerProduct: number;
  maxPiecesPerOrder: number;
  waitlistHoldMinutes: number;
  mail: MailSendersWire;
  office: OfficeHoursWire;
  safeSport: SafeSportWire;
  /** The minutes that a Pending order waits for its payment; the installation sets them (ORDER_HOLD_MINUTES). */
  orderHoldMinutes: number;
  /** The time of the last change, or null if the settings are still the defaults. */
  changedAt: string | null;
  changedBy: string | null;
}
