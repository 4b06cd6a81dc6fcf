import {
  boolean,
  type Describes,
  dollars,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  ruled,
  texts,
} from '../../common/body.ts';
import { limits } from '../../common/limits.ts';
import { userFields } from '../../people/users/fields.ts';
import { settingsFields } from './fields.ts';
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
  name: ruled(settingsFields.organisationName),
  line1: ruled(userFields.addressLine1),
  line2: nullable(ruled(userFields.addressLine2)),
  city: ruled(userFields.addressCity),
  province: ruled(userFields.addressProvince),
  postalCode: ruled(userFields.addressPostalCode),
  email: ruled(userFields.email),
  phone: nullable(ruled(userFields.phone)),
} satisfies Describes<OrganisationWire>;

const taxRegistration = {
  province: oneOf(taxRegistrationKinds.map(({ province }) => province)),
  name: oneOf(taxRegistrationKinds.map(({ name }) => name)),
  number: ruled(settingsFields.taxNumber),
  isActive: boolean(),
} satisfies Describes<TaxRegistrationWire>;

const mailSender = {
  name: nullable(ruled(settingsFields.senderName)),
  email: nullable(ruled(userFields.senderEmail)),
} satisfies Describes<MailSenderWire>;

const mailSenders = {
  transactional: object(mailSender),
  campaign: object(mailSender),
} satisfies Describes<MailSendersWire>;

const bothHours = { en: ruled(settingsFields.openingHours), fr: ruled(settingsFields.openingHours) };

const office = { hours: nullable(object(bothHours)) } satisfies Describes<OfficeHoursWire>;

const safeSport = {
  readers: texts({ max: limits.safeSportReadersMax, each: 36 }),
} satisfies Describes<SafeSportWire>;

/** Generous upper bounds for shipping, in dollars: no shop charges more, or makes shipping free only above more. */
const shipping = { fee: dollars({ max: 10_000 }), freeFrom: nullable(dollars({ max: 1_000_000 })) };

export const firstOrderOfferFields = {
  percent: integer({ min: 1, max: 100 }),
  validDays: integer({ min: 1, max: 366 }),
};

export const waitlistHoldField = integer(limits.waitlistHoldMinutes);

const orderedPieces = integer({ min: 1, max: limits.orderedPiecesMax });

export const settingsBody = {
  version: integer({ min: 1 }),
  shipping: object(shipping),
  returnWindowDays: integer({ max: limits.returnWindowDaysMax }),
  lowStockThreshold: integer({ max: limits.lowStockThresholdMax }),
  maxPiecesPerProduct: optional(orderedPieces),
  maxPiecesPerOrder: optional(orderedPieces),
  waitlistHoldMinutes: optional(waitlistHoldField),
  firstOrderOffer: object(firstOrderOfferFields),
  organisation: object(organisation),
  mail: optional(object(mailSenders)),
  office: optional(object(office)),
  safeSport: optional(object(safeSport)),
  taxRegistrations: list(taxRegistration, { max: taxRegistrationKinds.length }),
} satisfies Describes<SettingsBody>;

export const settingsBodies = { 'settings.admin.put': settingsBody, 'socialLinks.admin.put': socialLinksBody };
