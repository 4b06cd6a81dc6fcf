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
import type { LocalText } from '../../common/locales.ts';
import { type ProvinceCode, provinceCodes } from '../../common/provinces.ts';
import { productLimits } from '../../shop/catalog/admin/limits.ts';
import { settingsFields } from './fields.ts';

/** The fee in dollars for a parcel up to a weight; null: any weight. */
export interface ShippingRateWire {
  upToGrams: number | null;
  fee: number;
}

/** The business days from shipping to delivery. */
export interface DeliveryDaysWire {
  min: number;
  max: number;
}

/** Places with the same shipping rates. */
export interface ShippingZoneWire {
  name: LocalText;
  provinces: ProvinceCode[];
  /** The first characters of postal codes, in upper case without spaces. They take precedence over provinces. */
  postalPrefixes: string[];
  /** From the lightest to the heaviest. A parcel above the last rate is not shipped. */
  rates: ShippingRateWire[];
  /** The dollars of goods, after discount, from which the fee is waived; null: never. */
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

const bothLanguages = {
  en: ruledText(settingsFields.zoneText),
  fr: ruledText(settingsFields.zoneText),
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
