import {
  fieldRules,
  limits,
  type Locale,
  type SlotPrices,
  SlotType,
  type SlotType as Type,
  type TierPrices,
} from '@dronesoccer/contracts';
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

/** Whose prices a slot of the type can have (spec 4, Bookings): the others are not offered. */
export const groupsOf: Record<Type, readonly PriceGroup[]> = {
  [SlotType.GUEST]: priceGroups,
  [SlotType.MEMBER]: ['member', 'full'],
  [SlotType.TOURNAMENT]: ['full'],
};

export function priceTexts(prices: SlotPrices, locale: Locale): PriceValues {
  const pairs = priceGroups.flatMap((group) =>
    priceTiers.map((tier) => [priceField(group, tier), amountText(prices[group][tier], locale)] as const),
  );
  return Object.fromEntries(pairs) as PriceValues;
}

/** Dollars; what the type does not offer is null, whatever stands in its fields. */
export function pricesOf(values: PriceValues, type: Type): SlotPrices {
  const tiers = (group: PriceGroup): TierPrices => {
    const isOffered = groupsOf[type].includes(group);
    const price = (tier: PriceTier) => (isOffered ? dollarsOf(values[priceField(group, tier)]) : null);
    return { standard: price('standard'), premium: price('premium') };
  };
  return { guest: tiers('guest'), member: tiers('member'), full: tiers('full') };
}

/** Nothing has a price, so nothing can be booked. */
export const offersNothing = (values: PriceValues, type: Type): boolean =>
  groupsOf[type].every((group) => priceTiers.every((tier) => values[priceField(group, tier)].trim() === ''));

/** Prices above the limit; what is no amount at all the field's own rule says. */
export function checkPrices(values: PriceValues, tooHigh: string): Partial<Record<PriceField, string>> {
  const high = priceFields.filter((field) => (dollarsOf(values[field]) ?? 0) > limits.slotPriceMax);
  return Object.fromEntries(high.map((field) => [field, tooHigh]));
}

/** Which price a refused field of the call is: `prices.guest.standard`. */
export function priceFieldOf(field: string): PriceField | null {
  const [first, group, tier] = field.split('.');
  const name = priceGroups.find((each) => each === group);
  if (first !== 'prices' || !name) return null;
  return priceField(name, tier === 'premium' ? 'premium' : 'standard');
}
