import {
  boolean,
  type FieldsFor,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  ruledText,
  texts,
} from '../../common/body.ts';
import { limits } from '../../common/limits.ts';
import { staffLimits } from '../../common/staff-limits.ts';
import { userFields } from '../../people/users/fields.ts';
import { settingsFields } from './fields.ts';
import { shippingZones } from './shipping-zones.ts';
import { socialLinksBody } from './social-links.ts';
import {
  type MailSendersWire,
  type MailSenderWire,
  type OfficeHoursWire,
  type OrganisationWire,
  type SafeSportWire,
  type SettingsBody,
  taxRegistrationKinds,
  type TaxRegistrationWire,
} from './wire.ts';

/** Everything but the name may be empty until an administrator enters it. */
const organisation = {
  name: ruledText(settingsFields.organisationName),
  line1: ruledText(userFields.addressLine1),
  line2: nullable(ruledText(userFields.addressLine2)),
  city: ruledText(userFields.addressCity),
  province: ruledText(userFields.addressProvince),
  postalCode: ruledText(userFields.addressPostalCode),
  email: ruledText(userFields.email),
  phone: nullable(ruledText(userFields.phone)),
} satisfies FieldsFor<OrganisationWire>;

const taxRegistration = {
  province: oneOf(taxRegistrationKinds.map(({ province }) => province)),
  name: oneOf(taxRegistrationKinds.map(({ name }) => name)),
  number: ruledText(settingsFields.taxNumber),
  isActive: boolean(),
} satisfies FieldsFor<TaxRegistrationWire>;

const mailSender = {
  name: nullable(ruledText(settingsFields.senderName)),
  email: nullable(ruledText(userFields.senderEmail)),
} satisfies FieldsFor<MailSenderWire>;

const mailSenders = {
  transactional: object(mailSender),
  campaign: object(mailSender),
} satisfies FieldsFor<MailSendersWire>;

const bothHours = { en: ruledText(settingsFields.openingHours), fr: ruledText(settingsFields.openingHours) };

const office = { hours: nullable(object(bothHours)) } satisfies FieldsFor<OfficeHoursWire>;

const safeSport = {
  readers: texts({ max: staffLimits.safeSportReadersMax, each: 36 }),
} satisfies FieldsFor<SafeSportWire>;

export const firstOrderOfferFields = {
  percent: integer({ min: 1, max: 100 }),
  validDays: integer({ min: 1, max: 366 }),
};

export const waitlistHoldField = integer(limits.waitlistHoldMinutes);

export const confirmRefundsAboveField = integer({ max: staffLimits.refundConfirmationMax });

const orderedPieces = integer({ min: 1, max: staffLimits.orderedPiecesMax });

export const settingsBody = {
  version: integer({ min: 1 }),
  returnWindowDays: integer({ max: staffLimits.returnWindowDaysMax }),
  lowStockThreshold: integer({ max: staffLimits.lowStockThresholdMax }),
  confirmRefundsAbove: optional(confirmRefundsAboveField),
  maxPiecesPerProduct: optional(orderedPieces),
  maxPiecesPerOrder: optional(orderedPieces),
  waitlistHoldMinutes: optional(waitlistHoldField),
  firstOrderOffer: object(firstOrderOfferFields),
  organisation: object(organisation),
  mail: optional(object(mailSenders)),
  office: optional(object(office)),
  safeSport: optional(object(safeSport)),
  taxRegistrations: list(taxRegistration, { max: taxRegistrationKinds.length }),
} satisfies FieldsFor<SettingsBody>;

const shippingBody = { version: integer({ min: 1 }), zones: shippingZones };

export const settingsBodies = {
  'settings.admin.put': settingsBody,
  'settings.admin.putShipping': shippingBody,
  'socialLinks.admin.put': socialLinksBody,
};
