// The scenarios: the product and the bare server do the same work.
import { randomUUID } from 'node:crypto';
import {
  DeliveryMethod,
  type CartWire,
  type OrderWire,
  type PaymentWire,
  type QuoteWire,
} from '@dronesoccer/contracts';
import { bookingScenarios } from './bookings.ts';
import { catalogueScenarios } from './catalogue.ts';
import { pick, type BenchData } from './data.ts';
import { get, type Caller } from './load.ts';
import type { Scenario } from './scenario.ts';
import type { BenchSecrets } from './servers.ts';
import { accessToken } from './tokens.ts';
import { paidEvent } from './webhook.ts';

interface World {
  readonly data: BenchData;
  readonly secrets: BenchSecrets;
  readonly ours: Caller;
  readonly bare: Caller;
  /** the number of operations per scenario */
  readonly count: number;
}

const dataOf = <T>(json: unknown): T => (json as { data: T }).data;

export const ADDRESS = {
  fullName: 'Bench Person',
  line1: '1 Arena Road',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 2T6',
};

/**
 * Returns the number of people needed, because each person is used only once: the first quarter fills carts, the next
 * changes quantities, the third checks out and the last books.
 */
export const peopleNeeded = (count: number): number => 4 * count;

/**
 * Gives each person a separate network, because people in one network wait for each other when they hold goods or
 * seats.
 */
const networkOf = (id: string): string =>
  `10.${[0, 2, 4].map((at) => Number.parseInt(id.slice(at, at + 2), 16)).join('.')}`;

export const scenariosOf = ({ data, secrets, ours, bare, count }: World): Scenario[] => {
  const person = (group: number, index: number): BenchData['people'][number] =>
    pick(data.people, group * count + index);
  const tokens = new Map<string, string>();
  const bearerOf = (who: BenchData['people'][number]): Record<string, string> => {
    const token = tokens.get(who.id) ?? accessToken(who, secrets.jwt);
    tokens.set(who.id, token);
    return { authorization: `Bearer ${token}`, 'x-forwarded-for': networkOf(who.id) };
  };
  const signedIn = (group: number, index: number): Record<string, string> => bearerOf(person(group, index));
  /** Signs the tokens before the measurement starts. */
  const signAll = (group: number): void => {
    for (let index = 0; index < count; index++) signedIn(group, index);
  };
  const addOurs = (group: number, index: number, product = index): Promise<unknown> =>
    ours({
      method: 'POST',
      path: '/api/cart/add',
      headers: signedIn(group, index),
      body: { productId: pick(data.productIds, product), quantity: 1 },
    }).then((answer) => answer.json);
  const addBare = (group: number, index: number, product = index): Promise<unknown> =>
    bare({
      method: 'POST',
      path: '/cart/add',
      body: { userId: person(group, index).id, productId: pick(data.productIds, product), quantity: 1 },
    });
  const point = (index: number): { lat: number; lng: number } => ({
    lat: 43 + (index % 60) / 10,
    lng: -80 + (index % 55) / 10,
  });

  const itemIds: string[] = [];
  /** The cart totals of two neighbouring products, by the first product's index. */
  const totals: number[] = [];
  const firstOf = (index: number): number => (2 * index) % data.productIds.length;

  return [
    ...catalogueScenarios({ data, ours, bare, count }),
    {
      name: 'locations nearby',
      count: count * 2,
      ours: async (index) => {
        const { lat, lng } = point(index);
        await get(ours, `/api/locations/nearby?lat=${lat}&lng=${lng}&radius=100`);
      },
      bare: async (index) => {
        const { lat, lng } = point(index);
        await get(bare, `/nearby?lat=${lat}&lng=${lng}`);
      },
    },
    {
      name: 'arenas nearby',
      count,
      ours: async (index) => {
        const { lat, lng } = point(index);
        await get(ours, `/api/arenas/nearby?lat=${lat}&lng=${lng}&radius=100`);
      },
      bare: async (index) => {
        const { lat, lng } = point(index);
        await get(bare, `/arenas-nearby?lat=${lat}&lng=${lng}`);
      },
    },
    {
      name: 'new cart with an item',
      count,
      prepareOurs: async () => signAll(0),
      ours: async (index) => void (await addOurs(0, index)),
      bare: async (index) => void (await addBare(0, index)),
    },
    {
      name: 'change a quantity',
      count,
      prepareOurs: async () => {
        for (let index = 0; index < count; index++) {
          const cart = dataOf<CartWire>(await addOurs(1, index));
          itemIds.push(pick(cart.cartItems, 0).id);
        }
      },
      prepareBare: async () => {
        for (let index = 0; index < count; index++) await addBare(1, index);
      },
      ours: async (index) =>
        void (await ours({
          method: 'PUT',
          path: `/api/cart/update/${pick(itemIds, index)}`,
          headers: signedIn(1, index),
          body: { quantity: 2 + (index % 3) },
        })),
      bare: async (index) =>
        void (await bare({
          method: 'POST',
          path: '/cart/set',
          body: { userId: person(1, index).id, productId: pick(data.productIds, index), quantity: 2 + (index % 3) },
        })),
    },
    {
      // two lines: the order, the payment and the provider's payment webhook
      name: 'a whole checkout',
      count,
      prepareOurs: async () => {
        for (let index = 0; index < count; index++) {
          const first = firstOf(index);
          await addOurs(2, index, first);
          await addOurs(2, index, first + 1);
          if (totals[first] !== undefined) continue;
          const quoted = await ours({
            method: 'POST',
            path: '/api/orders/quote',
            headers: signedIn(2, index),
            body: { delivery: DeliveryMethod.SHIP, address: ADDRESS },
          });
          totals[first] = dataOf<QuoteWire>(quoted.json).total;
        }
      },
      prepareBare: async () => {
        for (let index = 0; index < count; index++) {
          await addBare(2, index, firstOf(index));
          await addBare(2, index, firstOf(index) + 1);
        }
      },
      ours: async (index) => {
        const headers = signedIn(2, index);
        const placed = await ours({
          method: 'POST',
          path: '/api/orders',
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body: { delivery: DeliveryMethod.SHIP, address: ADDRESS, expectedTotal: totals[firstOf(index)] },
        });
        const opened = await ours({
          method: 'POST',
          path: '/api/payments',
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body: { orderId: dataOf<OrderWire>(placed.json).id },
        });
        await ours(paidEvent(dataOf<PaymentWire>(opened.json), secrets.webhook));
      },
      bare: async (index) => {
        const placed = await bare({ method: 'POST', path: '/order', body: { userId: person(2, index).id } });
        const { id } = dataOf<{ id: string }>(placed.json);
        const opened = await bare({ method: 'POST', path: '/payment', body: { orderId: id } });
        await bare({ method: 'POST', path: '/paid', body: { paymentId: dataOf<{ id: string }>(opened.json).id } });
      },
    },
    ...bookingScenarios({
      ...{ data, secrets, ours, bare, count },
      asAdmin: () => bearerOf(data.admin),
      asBooker: (index) => signedIn(3, index),
      booker: (index) => person(3, index),
    }),
  ];
};
