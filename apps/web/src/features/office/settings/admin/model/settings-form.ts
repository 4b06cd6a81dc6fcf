import {
  commonFields,
  settingsFields,
  userFields,
  confirmRefundsAboveField,
  firstOrderOfferFields,
  isProvinceCode,
  settingsBody as settingsBodyFields,
  settingsProblems,
  taxRegistrationKinds,
  waitlistHoldField,
  type Locale,
  type LocalText,
  type SettingsBody,
  type SettingsWire,
} from '@dronesoccer/contracts';
import { fitsOrder } from '@dronesoccer/domain';
import type { FormCheck, FormRules } from '@/lib/forms/use-ruled-form';

type TaxKind = (typeof taxRegistrationKinds)[number];

/** The names of a tax's form fields: `tax_CA_GST` for the number and `on_CA_GST` for the switch. */
export const numberField = ({ province, name }: TaxKind) => `tax_${province}_${name}` as const;
export const activeField = ({ province, name }: TaxKind) => `on_${province}_${name}` as const;

type TaxNumbers = Record<ReturnType<typeof numberField>, string>;
type TaxSwitches = Record<ReturnType<typeof activeField>, boolean>;

/** The form values of the settings. */
export interface SettingsForm extends TaxNumbers, TaxSwitches {
  returnWindowDays: string;
  lowStockThreshold: string;
  confirmRefundsAbove: string;
  maxPiecesPerProduct: string;
  maxPiecesPerOrder: string;
  waitlistHoldMinutes: string;
  offerPercent: string;
  offerDays: string;
  name: string;
  line1: string;
  line2: string;
  city: string;
  province: string;
  postalCode: string;
  email: string;
  phone: string;
  senderName: string;
  senderEmail: string;
  campaignName: string;
  campaignEmail: string;
  hoursEn: string;
  hoursFr: string;
  /** The ids of the people who read safe-sport reports. */
  readers: string[];
}

export const settingsRules: FormRules<SettingsForm> = {
  returnWindowDays: commonFields.wholeNumber,
  lowStockThreshold: commonFields.wholeNumber,
  confirmRefundsAbove: commonFields.wholeNumber,
  maxPiecesPerProduct: commonFields.wholeNumber,
  maxPiecesPerOrder: commonFields.wholeNumber,
  waitlistHoldMinutes: commonFields.wholeNumber,
  offerPercent: commonFields.wholeNumber,
  offerDays: commonFields.wholeNumber,
  name: settingsFields.organisationName,
  line1: userFields.addressLine1,
  line2: userFields.addressLine2,
  city: userFields.addressCity,
  province: userFields.addressProvince,
  postalCode: userFields.addressPostalCode,
  email: userFields.email,
  phone: userFields.phone,
  senderName: settingsFields.senderName,
  senderEmail: userFields.senderEmail,
  campaignName: settingsFields.senderName,
  campaignEmail: userFields.senderEmail,
  hoursEn: settingsFields.openingHours,
  hoursFr: settingsFields.openingHours,
  ...Object.fromEntries(taxRegistrationKinds.map((kind) => [numberField(kind), settingsFields.taxNumber])),
};

export function settingsForm(settings: SettingsWire): SettingsForm {
  const { organisation, taxRegistrations, firstOrderOffer, mail, office, safeSport } = settings;
  const registered = (kind: TaxKind) =>
    taxRegistrations.find(({ province, name }) => province === kind.province && name === kind.name);
  const taxes = taxRegistrationKinds.flatMap((kind): [string, string | boolean][] => [
    [numberField(kind), registered(kind)?.number ?? ''],
    [activeField(kind), registered(kind)?.isActive ?? false],
  ]);
  return {
    returnWindowDays: String(settings.returnWindowDays),
    lowStockThreshold: String(settings.lowStockThreshold),
    confirmRefundsAbove: String(settings.confirmRefundsAbove),
    maxPiecesPerProduct: String(settings.maxPiecesPerProduct),
    maxPiecesPerOrder: String(settings.maxPiecesPerOrder),
    waitlistHoldMinutes: String(settings.waitlistHoldMinutes),
    offerPercent: String(firstOrderOffer.percent),
    offerDays: String(firstOrderOffer.validDays),
    ...organisation,
    line2: organisation.line2 ?? '',
    phone: organisation.phone ?? '',
    senderName: mail.transactional.name ?? '',
    senderEmail: mail.transactional.email ?? '',
    campaignName: mail.campaign.name ?? '',
    campaignEmail: mail.campaign.email ?? '',
    hoursEn: office.hours?.en ?? '',
    hoursFr: office.hours?.fr ?? '',
    readers: safeSport.readers,
    ...(Object.fromEntries(taxes) as TaxNumbers & TaxSwitches),
  };
}

/** Returns the request body of a valid form. */
export function settingsBody(values: SettingsForm, version: number): SettingsBody {
  const { province } = values;
  if (!isProvinceCode(province)) throw new RangeError(`${province} is no province`);
  return {
    version,
    returnWindowDays: Number(values.returnWindowDays),
    lowStockThreshold: Number(values.lowStockThreshold),
    confirmRefundsAbove: Number(values.confirmRefundsAbove),
    maxPiecesPerProduct: Number(values.maxPiecesPerProduct),
    maxPiecesPerOrder: Number(values.maxPiecesPerOrder),
    waitlistHoldMinutes: Number(values.waitlistHoldMinutes),
    firstOrderOffer: { percent: Number(values.offerPercent), validDays: Number(values.offerDays) },
    organisation: {
      name: values.name,
      line1: values.line1,
      line2: values.line2 || null,
      city: values.city,
      province,
      postalCode: values.postalCode,
      email: values.email,
      phone: values.phone || null,
    },
    mail: {
      transactional: { name: values.senderName || null, email: values.senderEmail || null },
      campaign: { name: values.campaignName || null, email: values.campaignEmail || null },
    },
    office: { hours: hoursIn(values) },
    safeSport: { readers: values.readers },
    taxRegistrations: taxRegistrationKinds
      .filter((kind) => values[numberField(kind)].trim() !== '')
      .map((kind) => ({
        province: kind.province,
        name: kind.name,
        number: values[numberField(kind)].trim(),
        isActive: values[activeField(kind)],
      })),
  };
}

function hoursIn({ hoursEn, hoursFr }: SettingsForm): LocalText | null {
  const [en, fr] = [hoursEn.trim(), hoursFr.trim()];
  return en === '' && fr === '' ? null : { en, fr };
}

/** The messages of checks that are not field rules. */
interface CheckTexts {
  days: string;
  pieces: string;
  sum: string;
  orderedPieces: string;
  waitlistHold: string;
  percent: string;
  validDays: string;
  numberMissing: string;
}

export const settingsCheck = (texts: CheckTexts): FormCheck<SettingsForm> => {
  const outside = (text: string, { min, max }: { min: number; max: number }, message: string) =>
    Number(text) >= min && Number(text) <= max ? undefined : message;
  /** Returns the server's own message, in the administrator's language. */
  const unfit = (values: SettingsForm, locale: Locale) =>
    fitsOrder({
      maxPiecesPerProduct: Number(values.maxPiecesPerProduct),
      maxPiecesPerOrder: Number(values.maxPiecesPerOrder),
    })
      ? undefined
      : settingsProblems.orderBelowProduct[locale];
  const missing = (hours: string, others: string, locale: Locale) =>
    hours.trim() === '' && others.trim() !== '' ? settingsProblems.hoursInBoth[locale] : undefined;
  return (values, locale) => ({
    returnWindowDays: outside(values.returnWindowDays, settingsBodyFields.returnWindowDays, texts.days),
    lowStockThreshold: outside(values.lowStockThreshold, settingsBodyFields.lowStockThreshold, texts.pieces),
    confirmRefundsAbove: outside(values.confirmRefundsAbove, confirmRefundsAboveField, texts.sum),
    maxPiecesPerProduct: outside(
      values.maxPiecesPerProduct,
      settingsBodyFields.maxPiecesPerProduct,
      texts.orderedPieces,
    ),
    maxPiecesPerOrder:
      outside(values.maxPiecesPerOrder, settingsBodyFields.maxPiecesPerOrder, texts.orderedPieces) ??
      unfit(values, locale),
    waitlistHoldMinutes: outside(values.waitlistHoldMinutes, waitlistHoldField, texts.waitlistHold),
    offerPercent: outside(values.offerPercent, firstOrderOfferFields.percent, texts.percent),
    offerDays: outside(values.offerDays, firstOrderOfferFields.validDays, texts.validDays),
    hoursEn: missing(values.hoursEn, values.hoursFr, locale),
    hoursFr: missing(values.hoursFr, values.hoursEn, locale),
    ...Object.fromEntries(
      taxRegistrationKinds
        .filter((kind) => values[activeField(kind)] && values[numberField(kind)].trim() === '')
        .map((kind) => [numberField(kind), texts.numberMissing]),
    ),
  });
};
