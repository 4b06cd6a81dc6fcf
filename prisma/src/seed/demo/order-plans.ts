import { DeliveryMethod, type ProvinceCode } from '@dronesoccer/contracts';
import { msPerDay, msPerHour, msPerMinute } from '@dronesoccer/domain';
import { Chance } from './chance.ts';
import { type DemoLocation, demoLocations } from './places.ts';
import { readData } from './read-data.ts';
import { demoProducts, type SoldProduct } from './shop.ts';
import { later } from './times.ts';

/** The final state of an order. */
export type Fate =
  'shipped' | 'returned' | 'returnAsked' | 'partlyRefunded' | 'paid' | 'cancelled' | 'expired' | 'failed' | 'waiting';

export interface OrderPlan {
  readonly placedAt: Date;
  readonly fate: Fate;
  /** The payment failed once before it succeeded. */
  readonly failedFirst: boolean;
  readonly items: readonly { readonly product: SoldProduct; readonly quantity: number }[];
  readonly hasCoupon: boolean;
  readonly buyer: { readonly email: string; readonly fullName: string; readonly isMember: boolean };
  readonly locale: 'en' | 'fr';
  readonly delivery: DeliveryMethod;
  /** The pickup location, or null for a delivery. */
  readonly place: DemoLocation | null;
  readonly address: Town & { readonly line1: string };
}

/** The days of a quarter, so that every period of the overview has data. */
const days = 90;

interface Town {
  readonly city: string;
  readonly province: ProvinceCode;
  readonly postalCode: string;
}

const { towns, fates } = readData<{
  towns: readonly (Town & { readonly weight: number })[];
  fates: Readonly<Record<Exclude<Fate, 'returnAsked' | 'paid' | 'waiting'>, number>>;
}>('orders');
const weightedTowns = towns.map(({ weight, ...town }) => [weight, town] as const);

/**
 * Cheaper products sell more often; packages are for clubs and rare. The sizes that were added later were not sold, so that
 * the orders of an earlier demo stay as they are.
 */
const weightedProducts = demoProducts
  .filter(({ isActive, like }) => isActive !== false && like === undefined)
  .map((product) => [1 / (product.price / 1_000) ** 0.8, product] as const);

/** Returns the orders of the last quarter, oldest first, with more on weekends and slightly more every week. */
export function orderPlans(now: Date): OrderPlan[] {
  const chance = new Chance(20_240_717);
  const plans = Array.from({ length: days }, (_, index) => days - index).flatMap((daysAgo) => {
    const day = later(now, -daysAgo * msPerDay);
    const isWeekend = [0, 6].includes(day.getUTCDay());
    const busy = 1.3 + (1 - daysAgo / days) * 1.6 + (isWeekend ? 1.2 : 0);
    const count = Math.floor(busy + chance.next());
    return Array.from({ length: count }, () => planOf(chance, later(day, chance.whole(1, 23) * msPerHour), daysAgo));
  });
  const fresh = [11, 4].map((minutes) => ({
    ...planOf(chance, later(now, -minutes * msPerMinute), 0),
    fate: 'waiting' as const,
  }));
  return [...plans.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime()), ...fresh];
}

function planOf(chance: Chance, placedAt: Date, daysAgo: number): OrderPlan {
  const number = chance.whole(1, 60);
  const isMember = number <= 3;
  const town = chance.weighed(weightedTowns);
  const isPickup = chance.next() < 0.18;
  const first = chance.weighed(weightedProducts);
  const others = Array.from(
    {
      length: chance.weighed([
        [5, 0],
        [4, 1],
        [2, 2],
      ]),
    },
    () => chance.weighed(weightedProducts),
  );
  return {
    placedAt,
    fate: fateOf(chance, daysAgo),
    failedFirst: chance.next() < 0.05,
    items: [...new Set([first, ...others])].map((product) => ({
      product,
      quantity:
        product.price > 40_000
          ? 1
          : chance.weighed([
              [7, 1],
              [3, 2],
              [1, 4],
            ]),
    })),
    hasCoupon: chance.next() < 0.14,
    buyer: isMember
      ? { email: 'member@dronesoccer.test', fullName: 'Demo Member', isMember }
      : { email: `buyer${number}@dronesoccer.test`, fullName: `Demo Buyer ${number}`, isMember },
    locale: town.province === 'QC' ? 'fr' : 'en',
    delivery: isPickup ? DeliveryMethod.PICKUP : DeliveryMethod.SHIP,
    place: isPickup ? chance.pick(demoLocations) : null,
    address: { line1: `${100 + number} Demo Street`, ...town },
  };
}

/** Orders paid in the last few days are waiting to be packed; a return takes longer. */
function fateOf(chance: Chance, daysAgo: number): Fate {
  const fate = chance.weighedKey(fates);
  if (fate === 'shipped' && daysAgo <= 2) return 'paid';
  if (fate === 'returned' || fate === 'partlyRefunded')
    return daysAgo > 14 ? fate : daysAgo > 5 ? 'returnAsked' : 'paid';
  return fate;
}
