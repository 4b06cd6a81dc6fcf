// Slots and bookings: the lists that people view before they book, the dashboard's list, and a complete booking.
import { randomUUID } from 'node:crypto';
import {
  BookingMode,
  type BookingQuoteWire,
  type BookingWire,
  PackageTier,
  type PaymentWire,
} from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { pick, type BenchData } from './data.ts';
import { get, type Caller } from './load.ts';
import type { Scenario } from './scenario.ts';
import type { BenchSecrets } from './servers.ts';
import { paidEvent } from './webhook.ts';

interface Bookings {
  readonly data: BenchData;
  readonly secrets: BenchSecrets;
  readonly ours: Caller;
  readonly bare: Caller;
  readonly count: number;
  /** The headers of the administrator; `asBooker` returns those of the n-th customer. */
  readonly asAdmin: () => Record<string, string>;
  readonly asBooker: (index: number) => Record<string, string>;
  readonly booker: (index: number) => { readonly id: string; readonly email: string };
}

/**
 * The number of days on which a requested week starts. Together with the arenas, this makes more weeks than the cache
 * holds.
 */
const DAYS_AHEAD = 60;
const PAGES = 50;
const WARM_UP = 300;

const dataOf = <T>(json: unknown): T => (json as { data: T }).data;

export const bookingScenarios = ({ data, secrets, ours, bare, count, ...who }: Bookings): Scenario[] => {
  const today = new Date().toISOString().slice(0, 10);
  const week = (index: number): { arena: string; from: string; to: string } => {
    const from = addDays(today, index % DAYS_AHEAD);
    return { arena: pick(data.arenaIds, Math.floor(index / DAYS_AHEAD)), from, to: addDays(from, 6) };
  };
  const weekOurs = ({ arena, from, to }: ReturnType<typeof week>): Promise<unknown> =>
    get(ours, `/api/arenas/${arena}/slots?from=${from}&to=${to}`);
  const weekBare = ({ arena, from, to }: ReturnType<typeof week>): Promise<unknown> =>
    get(bare, `/week?arena=${arena}&from=${from}&to=${addDays(to, 1)}`);
  /** Returns a point that never repeats, so that no response comes from the cache. */
  const uniquePoint = (index: number): string => `lat=${43 + (index % 1_000) / 97}&lng=${-80 - (index % 971) / 97}`;

  /** Runs a complete booking: quote, booking, payment and the provider's payment webhook. */
  const bookOurs = async (index: number): Promise<void> => {
    const headers = who.asBooker(index);
    const wish = {
      slotId: pick(data.freeSlotIds, index),
      mode: BookingMode.SHARED,
      tier: PackageTier.STANDARD,
      seats: [{}],
    };
    const quoted = await ours({ method: 'POST', path: '/api/bookings/quote', headers, body: wish });
    const contact = { fullName: 'Bench Person', email: who.booker(index).email };
    const { total } = dataOf<BookingQuoteWire>(quoted.json);
    const placed = await ours({
      method: 'POST',
      path: '/api/bookings',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { ...wish, contact, expectedTotal: total },
    });
    const opened = await ours({
      method: 'POST',
      path: '/api/payments',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { bookingId: dataOf<BookingWire>(placed.json).id },
    });
    await ours(paidEvent(dataOf<PaymentWire>(opened.json), secrets.webhook));
  };
  const bookBare = async (index: number): Promise<void> => {
    const slotId = pick(data.freeSlotIds, index);
    const body = { slotId, userId: who.booker(index).id };
    await bare({ method: 'POST', path: '/booking/quote', body });
    const placed = await bare({ method: 'POST', path: '/booking', body });
    const { id } = dataOf<{ id: string }>(placed.json);
    const opened = await bare({ method: 'POST', path: '/booking/payment', body: { bookingId: id } });
    const { id: paymentId } = dataOf<{ id: string }>(opened.json);
    await bare({ method: 'POST', path: '/booking/paid', body: { paymentId } });
  };

  return [
    {
      name: "slots of an arena's week",
      count: count * 2,
      ours: async (index) => void (await weekOurs(week(DAYS_AHEAD * index))),
      bare: async (index) => void (await weekBare(week(DAYS_AHEAD * index))),
    },
    {
      name: "slots of an arena's week, none kept",
      count,
      ours: async (index) => void (await weekOurs(week(index))),
      bare: async (index) => void (await weekBare(week(index))),
    },
    {
      name: 'next free slots from a place, none kept',
      count,
      ours: async (index) => void (await get(ours, `/api/slots/next?${uniquePoint(index)}`)),
      bare: async (index) => void (await get(bare, `/next?${uniquePoint(index)}`)),
    },
    {
      name: 'bookings, 24 of the dashboard',
      count,
      ours: async (index) =>
        void (await ours({
          method: 'GET',
          path: `/api/admin/bookings?page=${1 + (index % PAGES)}`,
          headers: who.asAdmin(),
        })),
      bare: async (index) => void (await get(bare, `/bookings?page=${1 + (index % PAGES)}`)),
    },
    {
      name: 'a whole booking',
      count,
      // Both servers run a few bookings first, because the code of a first booking is not yet compiled.
      prepareOurs: async () => {
        for (let index = 0; index < count + WARM_UP; index++) who.asBooker(index);
        for (let index = count; index < count + WARM_UP; index++) await bookOurs(index);
      },
      prepareBare: async () => {
        for (let index = count; index < count + WARM_UP; index++) await bookBare(index);
      },
      ours: bookOurs,
      bare: bookBare,
    },
  ];
};
