import { DeliveryMethod, type ProvinceCode } from '@dronesoccer/contracts';
import { Chance } from './chance.ts';
import { type DemoLocation, demoLocations } from './locations.ts';
import type { DemoProduct } from './product.ts';
import { demoProducts } from './products/index.ts';

/** The final state of an order. */
export type Fate =
  'shipped' | 'returned' | 'returnAsked' | 'partlyRefunded' | 'paid' | 'cancelled' | 'expired' | 'failed' | 'waiting';

export interface OrderPlan {
  readonly placedAt: Date;
  readonly fate: Fate;
  /** The payment failed once before it succeeded. */
  readonly failedFirst: boolean;
  readonly items: readonly { readonly product: DemoProduct; readonly quantity: number }[];
  readonly hasCoupon: boolean;
  readonly buyer: { readonly email: string; readonly fullName: string; readonly isMember: boolean };
  readonly locale: 'en' | 'fr';
  readonly delivery: DeliveryMethod;
  /** The pickup location, or null for a delivery. */
  readonly place: DemoLocation | null;
  readonly address: Town & { readonly line1: string };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The days of a quarter, so that every period of the overview has data. */
const days = 90;

interface Town {
  readonly city: string;
  readonly province: ProvinceCode;
  readonly postalCode: string;
}

/** Destinations of parcels; the streets are obviously invented, and the postal codes are valid only in form. */
const towns: readonly (readonly [weight: number, town: Town])[] = [
  [5, { city: 'Vancouver', province: 'BC', postalCode: 'V6B 1A1' }],
  [3, { city: 'Calgary', province: 'AB', postalCode: 'T2P 1J9' }],
  [6, { city: 'Toronto', province: 'ON', postalCode: 'M5V 2T6' }],
  [2, { city: 'Ottawa', province: 'ON', postalCode: 'K1P 5M7' }],
  [5, { city: 'Montréal', province: 'QC', postalCode: 'H2X 1Y4' }],
  [2, { city: 'Québec', province: 'QC', postalCode: 'G1R 4S9' }],
  [1, { city: 'Winnipeg', province: 'MB', postalCode: 'R3C 1A3' }],
  [1, { city: 'Regina', province: 'SK', postalCode: 'S4P 3X1' }],
  [1, { city: 'Halifax', province: 'NS', postalCode: 'B3H 1A4' }],
];

/** Cheaper products sell more often; packages are for clubs and rare. */
const weightedProducts = demoProducts
  .filter((product) => product.isActive !== false)
  .map((product) => [1 / (product.price / 1_000) ** 0.8, product] as const);

const fates: readonly (readonly [number, Fate])[] = [
  [72, 'shipped'],
  [4, 'returned'],
  [3, 'partlyRefunded'],
  [5, 'cancelled'],
  [6, 'expired'],
  [4, 'failed'],
];

/** Returns the orders of the last quarter, oldest first, with more on weekends and slightly more every week. */
export function orderPlans(now: Date): OrderPlan[] {
  const chance = new Chance(20_240_717);
  const plans = Array.from({ length: days }, (_, index) => days - index).flatMap((daysAgo) => {
    const day = new Date(now.getTime() - daysAgo * DAY_MS);
    const isWeekend = [0, 6].includes(day.getUTCDay());
    const busy = 1.3 + (1 - daysAgo / days) * 1.6 + (isWeekend ? 1.2 : 0);
    const count = Math.floor(busy + chance.next());
    return Array.from({ length: count }, () =>
      planOf(chance, new Date(day.getTime() + chance.whole(1, 23) * HOUR_MS), daysAgo),
    );
  });
  const fresh = [11, 4].map((minutes) => ({
    ...planOf(chance, new Date(now.getTime() - minutes * 60_000), 0),
    fate: 'waiting' as const,
  }));
  return [...plans.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime()), ...fresh];
}

function planOf(chance: Chance, placedAt: Date, daysAgo: number): OrderPlan {
  const number = chance.whole(1, 60);
  const isMember = number <= 3;
  const town = chance.weighed(towns);
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
  const fate = chance.weighed(fates);
  if (fate === 'shipped' && daysAgo <= 2) return 'paid';
  if (fate === 'returned' || fate === 'partlyRefunded')
    return daysAgo > 14 ? fate : daysAgo > 5 ? 'returnAsked' : 'paid';
  return fate;
}
