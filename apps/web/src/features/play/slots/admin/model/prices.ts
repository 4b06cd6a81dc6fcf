import {
  fieldRules,
  limits,
  type Locale,
  type SlotAdminWire,
  type SlotPrices,
  SlotType,
  type SlotType as Type,
  type TierPrices,
} from '@dronesoccer/contracts';
import { isOffered, slotPriceKinds } from '@dronesoccer/domain';
import { amountText, dollarsOf } from '@/lib/forms/amounts';

export const priceGroups = ['guest', 'member', 'full'] as const;
export type PriceGroup = (typeof priceGroups)[number];
export const priceTiers = ['standard', 'premium'] as const;
export type PriceTier = (typeof priceTiers)[number];

export type PriceField = `${PriceGroup}${Capitalize<PriceTier>}`;
/** Dollars as they are typed; empty: not offered. */
export type PriceValues = Record<PriceField, string>;

export const priceField = (group: PriceGroup, tier: PriceTier): PriceField =>
  tier === 'standard' ? `${group}Standard` : `${group}Premium`;

export const priceFields: readonly PriceField[] = priceGroups.flatMap((group) =>
  priceTiers.map((tier) => priceField(group, tier)),
);

const eachField = <V>(valueOf: (field: PriceField) => V) =>
  Object.fromEntries(priceFields.map((field) => [field, valueOf(field)])) as Record<PriceField, V>;

export const priceRules = eachField(() => fieldRules.optionalAmount);
export const noPrices: PriceValues = eachField(() => '');

export function priceTexts(prices: SlotPrices, locale: Locale): PriceValues {
  const pairs = priceGroups.flatMap((group) =>
    priceTiers.map((tier) => [priceField(group, tier), amountText(prices[group][tier], locale)] as const),
  );
  return Object.fromEntries(pairs) as PriceValues;
}

/** Slots of an arena mostly cost the same: what is new begins with the prices of the last guest slot in sight. */
export function usualPrices(slots: readonly SlotAdminWire[], locale: Locale): PriceValues {
  const like = slots.findLast(({ type }) => type === SlotType.GUEST);
  return like ? priceTexts(like.prices, locale) : noPrices;
}

/** Dollars; what the type does not offer is null, whatever stands in its fields. */
export function pricesOf(values: PriceValues, type: Type): SlotPrices {
  const tiers = (group: PriceGroup): TierPrices => {
    const isOffered = slotPriceKinds[type].includes(group);
    const price = (tier: PriceTier) => (isOffered ? dollarsOf(values[priceField(group, tier)]) : null);
    return { standard: price('standard'), premium: price('premium') };
  };
  return { guest: tiers('guest'), member: tiers('member'), full: tiers('full') };
}

/** Words for what the prices' own rule cannot say. */
export interface PriceWords {
  priceTooHigh: string;
  priceMissing: string;
}

/** Amounts above the limit, and a slot of which nothing would be for sale; what is no amount the field's own rule says. */
export function checkPrices(values: PriceValues, type: Type, words: PriceWords): Partial<Record<PriceField, string>> {
  const [first] = slotPriceKinds[type];
  if (first && !isOffered({ type, prices: pricesOf(values, type) })) {
    return { [priceField(first, 'standard')]: words.priceMissing };
  }
  const high = priceFields.filter((field) => (dollarsOf(values[field]) ?? 0) > limits.slotPriceMax);
  return Object.fromEntries(high.map((field) => [field, words.priceTooHigh]));
}

/** Which price a refused field of the call is: `prices.guest.standard`; of all together (`prices`) one that every type has. */
export function priceFieldOf(field: string): PriceField | null {
  const [first, group, tier] = field.split('.');
  if (first !== 'prices') return null;
  const name = priceGroups.find((each) => each === group) ?? 'full';
  return priceField(name, tier === 'premium' ? 'premium' : 'standard');
}
