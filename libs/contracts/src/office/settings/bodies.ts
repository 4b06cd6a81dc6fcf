import {
  boolean,
  type FieldsFor,
  dollars,
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

/** Generous upper bounds for shipping, in dollars: no shop charges more, or makes shipping free only above more. */
const shipping = { fee: dollars({ max: 10_000 }), freeFrom: nullable(dollars({ max: 1_000_000 })) };

export const firstOrderOfferFields = {
  percent: integer({ min: 1, max: 100 }),
  validDays: integer({ min: 1, max: 366 }),
};

export const waitlistHoldField = integer(limits.waitlistHoldMinutes);

const orderedPieces = integer({ min: 1, max: staffLimits.orderedPiecesMax });

export const settingsBody = {
  version: integer({ min: 1 }),
  shipping: object(shipping),
  returnWindowDays: integer({ max: staffLimits.returnWindowDaysMax }),
  lowStockThreshold: integer({ max: staffLimits.lowStockThresholdMax }),
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

export const settingsBodies = { 'settings.admin.put': settingsBody, 'socialLinks.admin.put': socialLinksBody };
