// Checks that memory stays flat while the same people return for minutes, browse, change their minds and buy.
import { msPerMinute } from '@dronesoccer/domain';
import { randomUUID } from 'node:crypto';
import {
  DeliveryMethod,
  type CartWire,
  type OrderWire,
  type PaymentWire,
  type QuoteWire,
} from '@dronesoccer/contracts';
import { pick, type BenchData } from './data.ts';
import { get, runLoad, type Caller } from './load.ts';
import { residentMb } from './memory.ts';
import { ADDRESS } from './scenarios.ts';
import { searchOf } from './searches.ts';
import type { BenchSecrets, RunningServer } from './servers.ts';
import { accessToken } from './tokens.ts';
import { paidEvent } from './webhook.ts';

interface Soak {
  readonly data: BenchData;
  readonly secrets: BenchSecrets;
  readonly call: Caller;
  readonly server: RunningServer;
  readonly connections: number;
  readonly minutes: number;
}

/** Returns a function that makes one visit: every measured kind of call, with no read from the cache. */
const visitorOf =
  ({ data, secrets, call }: Soak) =>
  async (index: number): Promise<void> => {
    const person = pick(data.people, index);
    const headers = { authorization: `Bearer ${accessToken(person, secrets.jwt)}` };
    const elsewhere = `locationId=${randomUUID()}`;
    const ask = async <T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T> => {
      const { json } = await call({ method, path, headers: { ...headers, 'idempotency-key': randomUUID() }, body });
      return (json as { data: T }).data;
    };
    await get(call, `/api/products?page=${1 + (index % 10)}&pageSize=24&${elsewhere}`);
    await get(call, `/api/products?search=${encodeURIComponent(searchOf(index))}&${elsewhere}`);
    await get(call, `/api/products/${pick(data.slugs, index * 7)}?${elsewhere}`);
    await get(call, `/api/locations/nearby?lat=${43 + (index % 60) / 10}&lng=-79&radius=100`);
    await ask('POST', '/api/cart/add', { productId: pick(data.productIds, index), quantity: 1 });
    const cart = await ask<CartWire>('POST', '/api/cart/add', {
      productId: pick(data.productIds, index + 1),
      quantity: 1,
    });
    await ask('PUT', `/api/cart/update/${pick(cart.cartItems, 0).id}`, { quantity: 2 });
    const orderBody = { delivery: DeliveryMethod.SHIP, address: ADDRESS };
    const { total } = await ask<QuoteWire>('POST', '/api/orders/quote', orderBody);
    const order = await ask<OrderWire>('POST', '/api/orders', { ...orderBody, expectedTotal: total });
    const payment = await ask<PaymentWire>('POST', '/api/payments', { orderId: order.id });
    await call(paidEvent(payment, secrets.webhook));
  };

/** Minutes in which memory still grows because code is compiled and caches are filled. */
const WARM_UP_MINUTES = 5;
/** With fewer minutes than these after the warm-up, chance decides on the slope. */
const JUDGED_MINUTES = 20;
const MOST_GROWTH_PER_HOUR = 0.01;

/**
 * Prints the rate of requests and the process's memory after each minute, and its growth per hour after the warm-up (promise L1). A visit that fails
 * ends the run with an error. The exit code is 1 if a run that is long enough shows growth of one per cent or more.
 */
export const soak = async (how: Soak): Promise<void> => {
  let requests = 0;
  const call: Caller = (request) => {
    requests++;
    return how.call(request);
  };
  const visit = visitorOf({ ...how, call });
  let next = 0;
  const memory: number[] = [];
  for (let minute = 1; minute <= how.minutes; minute++) {
    const end = performance.now() + msPerMinute;
    const [visitsBefore, requestsBefore, since] = [next, requests, performance.now()];
    await runLoad(Infinity, how.connections, () => visit(next++), end);
    const used = residentMb(how.server.pid);
    memory.push(used);
    const rate = ((requests - requestsBefore) / (performance.now() - since)) * 1_000;
    process.stdout.write(
      `minute ${minute}: ${next - visitsBefore} visits, ${rate.toFixed(0)} requests/s, ${used} MB\n`,
    );
  }
  const warm = memory.slice(WARM_UP_MINUTES);
  if (warm.length < 2) return;
  const growth = growthPerHour(warm);
  const isJudged = warm.length >= JUDGED_MINUTES;
  process.stdout.write(
    `memory grows by ${(growth * 100).toFixed(2)} % an hour${isJudged ? '' : ' (too short to judge)'}\n`,
  );
  if (isJudged && growth >= MOST_GROWTH_PER_HOUR) process.exitCode = 1;
};

/** Returns the slope of the line through one figure a minute (least squares), as a share of their mean per hour. */
export const growthPerHour = (figures: readonly number[]): number => {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const middle = (figures.length - 1) / 2;
  let [covariance, variance] = [0, 0];
  for (const [minute, figure] of figures.entries()) {
    covariance += (minute - middle) * (figure - mean);
    variance += (minute - middle) ** 2;
  }
  return ((covariance / variance) * 60) / mean;
};
