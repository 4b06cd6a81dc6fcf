import {
  dollars,
  type FieldsFor,
  integer,
  list,
  nullable,
  object,
  ruledText,
  subsetOf,
  texts,
} from '../../common/body.ts';
import type { FieldRule } from '../../common/field-rule.ts';
import type { LocalText } from '../../common/locales.ts';
import { type ProvinceCode, provinceCodes } from '../../common/provinces.ts';
import type { DeliveryDaysWire } from '../../shop/catalog/wire.ts';
import { productLimits } from '../../shop/catalog/admin/limits.ts';

/** The fee in dollars for a parcel up to a weight; null for any weight. */
export interface ShippingRateWire {
  upToGrams: number | null;
  fee: number;
}

/** Places with the same shipping rates. */
export interface ShippingZoneWire {
  name: LocalText;
  provinces: ProvinceCode[];
  /** The first characters of postal codes, in upper case without spaces. They take precedence over provinces. */
  postalPrefixes: string[];
  /** From the lightest to the heaviest. A parcel above the last rate is not shipped. */
  rates: ShippingRateWire[];
  /** The dollars of goods, after discount, from which the fee is waived; null if it never is. */
  freeFrom: number | null;
  /** Null if no time is promised. */
  days: DeliveryDaysWire | null;
  /** The reason why nothing is shipped to this zone; null if it is served. */
  refusal: LocalText | null;
}

/** Generous bounds: no shop needs more. Dollars and days. */
export const shippingLimits = {
  zonesMax: 30,
  prefixesMax: 200,
  ratesMax: 20,
  feeMax: 10_000,
  freeFromMax: 1_000_000,
  daysMax: 120,
  gramsMax: productLimits.productWeightMaxGrams * 100,
} as const;

const zoneText = {
  min: 2,
  max: 200,
  pattern: 'line',
  normalize: 'trim',
  required: { en: 'This text is required', fr: 'Ce texte est requis' },
  invalid: { en: 'Enter 2 to 200 characters', fr: 'Entrez de 2 à 200 caractères' },
} as const satisfies FieldRule;

const bothLanguages = {
  en: ruledText(zoneText),
  fr: ruledText(zoneText),
} satisfies FieldsFor<LocalText>;

const rate = {
  upToGrams: nullable(integer({ min: 1, max: shippingLimits.gramsMax })),
  fee: dollars({ max: shippingLimits.feeMax }),
} satisfies FieldsFor<ShippingRateWire>;

const days = {
  min: integer({ max: shippingLimits.daysMax }),
  max: integer({ max: shippingLimits.daysMax }),
} satisfies FieldsFor<DeliveryDaysWire>;

const zone = {
  name: object(bothLanguages),
  provinces: subsetOf(provinceCodes),
  postalPrefixes: texts({ max: shippingLimits.prefixesMax, each: 6 }),
  rates: list(rate, { max: shippingLimits.ratesMax }),
  freeFrom: nullable(dollars({ max: shippingLimits.freeFromMax })),
  days: nullable(object(days)),
  refusal: nullable(object(bothLanguages)),
} satisfies FieldsFor<ShippingZoneWire>;

export const shippingZones = list(zone, { min: 1, max: shippingLimits.zonesMax });

/** The faults of a rate table, with the message for people. */
export const zoneProblems = {
  emptyZone: {
    en: 'Choose a province or enter a postal code prefix',
    fr: 'Choisissez une province ou entrez un début de code postal',
  },
  provinceTwice: {
    en: 'A province is already in an earlier zone',
    fr: 'Une province fait déjà partie d’une zone précédente',
  },
  prefixTwice: {
    en: 'A postal code prefix is listed twice',
    fr: 'Un début de code postal figure deux fois',
  },
  prefixShape: {
    en: 'Enter the first 1 to 6 characters of postal codes, such as T0E',
    fr: 'Entrez les 1 à 6 premiers caractères de codes postaux, comme T0E',
  },
  noRate: {
    en: 'Add a rate, or give the reason why this zone is not served',
    fr: 'Ajoutez un tarif, ou indiquez pourquoi cette zone n’est pas desservie',
  },
  rateOrder: {
    en: 'Each rate needs a higher weight than the one before it; only the last may have no limit',
    fr: 'Chaque tarif doit avoir un poids plus élevé que le précédent; seul le dernier peut être sans limite',
  },
  daysOrder: {
    en: 'The first number of days cannot exceed the second',
    fr: 'Le premier nombre de jours ne peut pas dépasser le second',
  },
  bothLanguages: {
    en: 'Enter the text in both languages',
    fr: 'Entrez le texte dans les deux langues',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
