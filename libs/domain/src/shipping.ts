import { type LocalText, type ProvinceCode, provinceCodes, type ShippingZoneWire } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';
import { toCents } from './money.ts';

/** The fee for a parcel up to a weight. */
export interface ShippingRate {
  /** The heaviest parcel of this rate, in grams; null for any weight. */
  readonly upToGrams: number | null;
  readonly feeCents: Cents;
}

/** Places with the same rates: whole provinces, and postal codes by their first characters. */
export interface ShippingZone {
  readonly name: LocalText;
  readonly provinces: readonly ProvinceCode[];
  /** `X0A`, in upper case without spaces. A prefix takes precedence over the province of its address. */
  readonly postalPrefixes: readonly string[];
  /** From the lightest to the heaviest. A parcel above the last rate is not shipped. */
  readonly rates: readonly ShippingRate[];
  /** Goods of this price or more after discount ship without the fee of the rate; null if none do. */
  readonly freeFromCents: Cents | null;
  /** The business days from shipping to delivery; null if none are promised. */
  readonly days: { readonly min: number; readonly max: number } | null;
  /** The reason why nothing is shipped to this zone; null if the zone is served. */
  readonly refusal: LocalText | null;
}

export interface Destination {
  /** Null until it is known. */
  readonly province: ProvinceCode | null;
  /** The postal code as far as it is known, in any notation. */
  readonly postalCode: string | null;
}

export interface Parcel {
  readonly grams: number;
  /** The price of the goods after discount. */
  readonly goods: Cents;
  /** The sum of the surcharges of oversize pieces. */
  readonly surcharge: Cents;
}

/** The answer for a parcel that can be shipped. */
interface ServedShipping {
  readonly zone: ShippingZone;
  readonly grams: number;
  /** The fee of the rate, or 0 if the goods ship free. */
  readonly fee: Cents;
  /** Free shipping does not waive the surcharge. */
  readonly surcharge: Cents;
}

/** The answer for a parcel that cannot be shipped. */
interface RefusedShipping {
  readonly problem: 'notServed' | 'tooHeavy';
  /** The shop's own words, or null. */
  readonly reason: LocalText | null;
}

export type ShippingQuote = ServedShipping | RefusedShipping;

export const isServed = (quote: ShippingQuote): quote is ServedShipping => 'zone' in quote;

/**
 * Computes the shipping of a parcel in cents, before tax.
 *
 * @throws RangeError if the weight or an amount is negative or not whole
 */
export function quoteShipping(zones: readonly ShippingZone[], to: Destination, parcel: Parcel): ShippingQuote {
  const { grams, goods, surcharge } = parcel;
  if (![grams, goods, surcharge].every((value) => Number.isSafeInteger(value) && value >= 0)) {
    throw new RangeError('A parcel has whole grams and cents, and none below 0');
  }
  const zone = zoneOf(zones, to);
  if (zone === null) return { problem: 'notServed', reason: null };
  if (zone.refusal !== null) return { problem: 'notServed', reason: zone.refusal };
  const rate = zone.rates.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams);
  if (rate === undefined) return { problem: 'tooHeavy', reason: null };
  const isFree = zone.freeFromCents !== null && goods >= zone.freeFromCents;
  return { zone, grams, fee: isFree ? 0 : rate.feeCents, surcharge };
}

/** The ways to deliver a parcel to some provinces. */
export interface ProvinceDelivery {
  readonly provinces: readonly ProvinceCode[];
  /** Null if the parcel is not delivered, or if no time is promised. */
  readonly days: ShippingZone['days'];
  /** The reason why it is not delivered; null if it is. */
  readonly problem: RefusedShipping['problem'] | null;
  /** The shop's own words for the reason, or null. */
  readonly refusal: LocalText | null;
}

/**
 * Returns how a parcel is delivered to each province. Provinces with the same answer are listed together. Remote places
 * with a postal code of their own in the table may differ from their province.
 */
export function deliveryByProvince(zones: readonly ShippingZone[], parcel: Parcel): ProvinceDelivery[] {
  const answers = provinceCodes.map((province) => {
    const quote = quoteShipping(zones, { province, postalCode: null }, parcel);
    const answer = isServed(quote)
      ? { days: quote.zone.days, problem: null, refusal: null }
      : { days: null, problem: quote.problem, refusal: quote.reason };
    return { province, answer };
  });
  const groups = Map.groupBy(answers, ({ answer }) => JSON.stringify(answer));
  return [...groups.values()].map((group) => ({
    provinces: group.map(({ province }) => province),
    ...(group[0]?.answer ?? { days: null, problem: null, refusal: null }),
  }));
}

/**
 * Returns the zone of a destination, or null if no zone contains it. The longest matching prefix decides, then the
 * province. Until the destination is known, the first zone is assumed.
 */
export function zoneOf(zones: readonly ShippingZone[], { province, postalCode }: Destination): ShippingZone | null {
  const code = postalPrefix(postalCode ?? '');
  const [remote] = zones
    .flatMap((zone) => zone.postalPrefixes.map((prefix) => ({ zone, prefix })))
    .filter(({ prefix }) => code.startsWith(prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  if (remote) return remote.zone;
  if (province === null) return code === '' ? (zones[0] ?? null) : null;
  return zones.find(({ provinces }) => provinces.includes(province)) ?? null;
}

/** Returns a postal code, or its beginning, in the notation of the zones: upper case without spaces and hyphens. */
const postalPrefix = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

const prefixShape = /^[ABCEGHJ-NPRSTVXY](?:\d(?:[ABCEGHJ-NPRSTV-Z](?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?)?)?$/;

/** Returns a zone as the dashboard sends it, in cents and with prefixes in their notation. */
export function shippingZoneOf({ freeFrom, rates, postalPrefixes, ...zone }: ShippingZoneWire): ShippingZone {
  return {
    ...zone,
    postalPrefixes: postalPrefixes.map(postalPrefix),
    rates: rates.map(({ upToGrams, fee }) => ({ upToGrams, feeCents: toCents(fee) })),
    freeFromCents: freeFrom === null ? null : toCents(freeFrom),
  };
}

/** A fault of a rate table; `zone` is a position. */
interface ZoneFault {
  readonly zone: number;
  readonly field: 'name' | 'provinces' | 'postalPrefixes' | 'rates' | 'days' | 'refusal';
  readonly fault: ZoneFaultKind;
}

type ZoneFaultKind =
  | 'emptyZone'
  | 'provinceTwice'
  | 'prefixTwice'
  | 'prefixShape'
  | 'noRate'
  | 'rateOrder'
  | 'daysOrder'
  | 'bothLanguages';

/** Returns the faults of a rate table. The editor and the server share this check. */
export function zoneFaults(zones: readonly ShippingZone[]): ZoneFault[] {
  const provinces = zones.map((zone) => zone.provinces);
  const prefixes = zones.map((zone) => zone.postalPrefixes);
  return zones.flatMap((zone, index) => {
    const found: [ZoneFault['field'], ZoneFaultKind, boolean][] = [
      ['name', 'bothLanguages', isHalf(zone.name)],
      ['provinces', 'emptyZone', zone.provinces.length + zone.postalPrefixes.length === 0],
      ['provinces', 'provinceTwice', isRepeated(provinces, index)],
      ['postalPrefixes', 'prefixShape', zone.postalPrefixes.some((prefix) => !prefixShape.test(prefix))],
      ['postalPrefixes', 'prefixTwice', isRepeated(prefixes, index)],
      ['rates', 'noRate', zone.refusal === null && zone.rates.length === 0],
      ['rates', 'rateOrder', !isAscending(zone.rates)],
      ['days', 'daysOrder', zone.days !== null && zone.days.min > zone.days.max],
      ['refusal', 'bothLanguages', zone.refusal !== null && isHalf(zone.refusal)],
    ];
    return found.flatMap(([field, fault, applies]) => (applies ? [{ zone: index, field, fault }] : []));
  });
}

const isHalf = ({ en, fr }: LocalText): boolean => en.trim() === '' || fr.trim() === '';

/** True if the list at `index` contains a value twice, or one of an earlier list. */
function isRepeated(lists: readonly (readonly string[])[], index: number): boolean {
  const earlier = new Set(lists.slice(0, index).flat());
  const own = lists[index] ?? [];
  return new Set(own).size < own.length || own.some((value) => earlier.has(value));
}

/** Only the last rate may be for any weight. */
function isAscending(rates: readonly ShippingRate[]): boolean {
  return rates.every(({ upToGrams }, index) => {
    const next = rates[index + 1];
    if (next === undefined) return true;
    return upToGrams !== null && (next.upToGrams === null || next.upToGrams > upToGrams);
  });
}
