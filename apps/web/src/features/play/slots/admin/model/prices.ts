import {
  commonFields,
  type Locale,
  type SlotAdminWire,
  type SlotPrices,
  SlotType,
  type SlotType as Type,
  type TierPrices,
  slotLimits,
} from '@dronesoccer/contracts';
import { isOffered, slotPriceKinds } from '@dronesoccer/domain';
import { amountText, dollarsOf } from '@/lib/forms/amounts';

const priceGroups = ['guest', 'member', 'full'] as const;
export type PriceGroup = (typeof priceGroups)[number];
export const priceTiers = ['standard', 'premium'] as const;
type PriceTier = (typeof priceTiers)[number];

export type PriceField = `${PriceGroup}${Capitalize<PriceTier>}`;
/** Dollars as text; an empty string means not offered. */
export type PriceValues = Record<PriceField, string>;

export const priceField = (group: PriceGroup, tier: PriceTier): PriceField =>
  tier === 'standard' ? `${group}Standard` : `${group}Premium`;

const priceFields: readonly PriceField[] = priceGroups.flatMap((group) =>
  priceTiers.map((tier) => priceField(group, tier)),
);

const eachField = <V>(valueOf: (field: PriceField) => V) =>
  Object.fromEntries(priceFields.map((field) => [field, valueOf(field)])) as Record<PriceField, V>;

export const priceRules = eachField(() => commonFields.optionalAmount);
export const noPrices: PriceValues = eachField(() => '');

export function priceTexts(prices: SlotPrices, locale: Locale): PriceValues {
  const pairs = priceGroups.flatMap((group) =>
    priceTiers.map((tier) => [priceField(group, tier), amountText(prices[group][tier], locale)] as const),
  );
  return Object.fromEntries(pairs) as PriceValues;
}

/**
 * Returns the initial prices of a new slot: those of the last visible guest slot, because an arena's slots mostly cost
 * the same.
 */
export function usualPrices(slots: readonly SlotAdminWire[], locale: Locale): PriceValues {
  const like = slots.findLast(({ type }) => type === SlotType.GUEST);
  return like ? priceTexts(like.prices, locale) : noPrices;
}

/** Returns the prices in dollars. A price that the type does not offer is null, whatever its field contains. */
export function pricesOf(values: PriceValues, type: Type): SlotPrices {
  const tiers = (group: PriceGroup): TierPrices => {
    const isOffered = slotPriceKinds[type].includes(group);
    const price = (tier: PriceTier) => (isOffered ? dollarsOf(values[priceField(group, tier)]) : null);
    return { standard: price('standard'), premium: price('premium') };
  };
  return { guest: tiers('guest'), member: tiers('member'), full: tiers('full') };
}

/** The messages for checks that the prices' own rule does not cover. */
export interface PriceWords {
  priceTooHigh: string;
  priceMissing: string;
}

/**
 * Reports prices above the limit, and a slot that would have nothing for sale. The field's own rule reports invalid
 * amounts.
 */
export function checkPrices(values: PriceValues, type: Type, words: PriceWords): Partial<Record<PriceField, string>> {
  const [first] = slotPriceKinds[type];
  if (first && !isOffered({ type, prices: pricesOf(values, type) })) {
    return { [priceField(first, 'standard')]: words.priceMissing };
  }
  const high = priceFields.filter((field) => (dollarsOf(values[field]) ?? 0) > slotLimits.slotPriceMax);
  return Object.fromEntries(high.map((field) => [field, words.priceTooHigh]));
}

/**
 * Returns the price field for a field that the server refused, such as `prices.guest.standard`. For `prices` as a whole
 * it returns a field that every type has.
 */
export function priceFieldOf(field: string): PriceField | null {
  const [first, group, tier] = field.split('.');
  if (first !== 'prices') return null;
  const name = priceGroups.find((each) => each === group) ?? 'full';
  return priceField(name, tier === 'premium' ? 'premium' : 'standard');
}
