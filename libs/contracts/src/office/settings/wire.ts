import type { LocalText } from '../../common/locales.ts';
import type { ProvinceCode } from '../../common/provinces.ts';

/** Who sells, as invoices and packing slips say it. Everything but the name is empty until it is entered. */
export interface OrganisationWire {
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  email: string;
  /** Digits, as fields keep them; null: none is given out. */
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

/** Who signs a mail; null: as the installation's `MAIL_FROM` says. */
export interface MailSenderWire {
  name: string | null;
  email: string | null;
}

export interface MailSendersWire {
  /** Mails that follow something a person did: orders, accounts. */
  transactional: MailSenderWire;
  /** Newsletters and other mail to many. */
  campaign: MailSenderWire;
}

/** When the organisation is reached, in both languages; null: nothing is said about it. */
export interface OfficeHoursWire {
  hours: LocalText | null;
}

export interface SafeSportWire {
  /** The ids of the super administrators who alone read safe-sport reports; none: all of them do. */
  readers: string[];
}

/** What a SUPER_ADMIN decides about the shop. Saved as a whole, so that nothing is changed by being left out. */
export interface SettingsBody {
  /** As it was read; if the settings were saved since, the answer is SET_001. */
  version: number;
  /** Dollars; `freeFrom` null: shipping is never free. */
  shipping: { fee: number; freeFrom: number | null };
  /** Days after shipping in which a return may be asked for. */
  returnWindowDays: number;
  /**
   * A product with this many pieces or fewer counts as low: in the dashboard over all stock points, in the shop as seen
   * from a place.
   */
  lowStockThreshold: number;
  /**
   * The most pieces of one product, and of all products together, that one order may hold. Left out, they stay as they
   * are: clients from before these fields do not know them.
   */
  maxPiecesPerProduct?: number;
  maxPiecesPerOrder?: number;
  /** Minutes that a seat is held for the one who waited for it. Left out, it stays as it is, for the same reason. */
  waitlistHoldMinutes?: number;
  /** The coupon that an e-mail gets for its first order: percent off, and how many days it holds. */
  firstOrderOffer: { percent: number; validDays: number };
  organisation: OrganisationWire;
  /** Left out, the senders stay as they are: clients from before this field do not know them. */
  mail?: MailSendersWire;
  /** The same: left out, they stay as they are. */
  office?: OfficeHoursWire;
  safeSport?: SafeSportWire;
  /** One per kind at most; a kind that is not named has no registration. */
  taxRegistrations: TaxRegistrationWire[];
}

export interface SettingsWire extends SettingsBody {
  maxPiecesPerProduct: number;
  maxPiecesPerOrder: number;
  waitlistHoldMinutes: number;
  mail: MailSendersWire;
  office: OfficeHoursWire;
  safeSport: SafeSportWire;
  /** How long a Pending order waits for its payment; set by the installation (ORDER_HOLD_MINUTES). */
  orderHoldMinutes: number;
  /** The last change; null while everything is as it was installed. */
  changedAt: string | null;
  changedBy: string | null;
}
