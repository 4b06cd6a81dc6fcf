// Customers who book, pay and cancel over HTTP, alternating between the processes.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type BookingMode,
  BookingStatus,
  type BookingQuoteWire,
  type BookingWire,
  type CancelQuoteWire,
  type Envelope,
  PackageTier,
  type PaymentWire,
} from '@dronesoccer/contracts';
import { paidEvent } from '../bench/webhook.ts';

export interface Wish {
  readonly slotId: string;
  readonly mode: BookingMode;
  /** 0 for the whole arena. */
  readonly seats: number;
}

/** The result of an attempt: a booking, or the code of its refusal. */
export interface Tried {
  readonly booking: BookingWire | null;
  readonly code: string | null;
  /** The duration of the booking request. */
  readonly milliseconds: number;
}

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client retries this status with the same key: the server or its database was overloaded. */
const BUSY = 503;
const PAUSE_MS = 500;
const MOST_TRIES = 60;

/** One in this many attempts is sent to both processes, like a browser that lost the first response. */
const SENT_TWICE = 5;

export const bookersOf = (origins: readonly string[], webhookSecret: string) => {
  let turn = 0;
  let busy = 0;
  const send = async <Data>(
    url: string,
    { method = 'POST', body, headers }: Sent,
    attempt = 1,
  ): Promise<Envelope<Data>> => {
    const origin = origins[turn++ % origins.length] ?? '';
    const reply = await fetch(`${origin}${url}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as Envelope<Data>;
    if (reply.status !== BUSY || attempt === MOST_TRIES) return answer;
    busy++;
    await pause(PAUSE_MS);
    return send(url, { method, body, ...(headers && { headers }) }, attempt + 1);
  };
  const keyOf = ({ accessToken = '' }: BookingWire): string => `?token=${accessToken}`;

  let tries = 0;
  const book = async ({ slotId, mode, seats }: Wish): Promise<Tried> => {
    const wish = { slotId, mode, tier: PackageTier.STANDARD, seats: Array.from({ length: seats }, () => ({})) };
    const quote = await send<BookingQuoteWire>('/api/bookings/quote', { body: wish });
    if (!quote.isSuccess) return { booking: null, code: quote.errorCode, milliseconds: 0 };
    // Bookings from one network wait for each other, so each of these comes from a different network.
    const network = `10.${(tries >> 8) & 255}.${tries & 255}.1`;
    const contact = { fullName: 'Ari Tremblay', email: `${randomUUID()}@races.test` };
    const sent = {
      body: { ...wish, contact, expectedTotal: quote.data.total },
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': network },
    };
    const started = performance.now();
    const times = tries++ % SENT_TWICE === 0 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => send<BookingWire>('/api/bookings', sent)));
    const milliseconds = performance.now() - started;
    const bookings = answers.flatMap((answer) => (answer.isSuccess ? [answer.data] : []));
    const ids = new Set(bookings.map(({ id }) => id));
    if (ids.size > 1) return { booking: null, code: 'one try made two bookings', milliseconds };
    const [first] = answers;
    return { booking: bookings[0] ?? null, code: first?.isSuccess === false ? first.errorCode : null, milliseconds };
  };

  /** Pays the bookings and returns the number that are confirmed; the provider reports each payment twice. */
  const payAll = async (bookings: readonly BookingWire[]): Promise<number> => {
    const confirmed = await Promise.all(
      bookings.map(async (booking) => {
        const body = { bookingId: booking.id, token: booking.accessToken };
        const opened = await send<PaymentWire>('/api/payments', { body, headers: { 'idempotency-key': randomUUID() } });
        if (!opened.isSuccess) return false;
        const { path, ...event } = paidEvent(opened.data, webhookSecret);
        await Promise.all([send<null>(path, event), send<null>(path, event)]);
        const read = await send<BookingWire>(`/api/bookings/${booking.id}${keyOf(booking)}`, { method: 'GET' });
        return read.isSuccess && read.data.status === BookingStatus.CONFIRMED;
      }),
    );
    return confirmed.filter(Boolean).length;
  };

  /**
   * Cancels each booking with two simultaneous requests, with the refund due at that moment, and returns the number
   * cancelled.
   */
  const cancelAll = async (bookings: readonly BookingWire[]): Promise<number> => {
    const cancelled = await Promise.all(
      bookings.map(async (booking) => {
        const path = `/api/bookings/${booking.id}/cancel`;
        const quote = await send<CancelQuoteWire>(`${path}/quote${keyOf(booking)}`, { body: {} });
        if (!quote.isSuccess) return false;
        const sent = { body: { expectedRefund: quote.data.refund } };
        const answers = await Promise.all([0, 1].map(() => send<BookingWire>(`${path}${keyOf(booking)}`, sent)));
        return answers.some(({ isSuccess }) => isSuccess);
      }),
    );
    return cancelled.filter(Boolean).length;
  };

  /** Returns the number of 503 responses since the last call. */
  const timesBusy = (): number => {
    const times = busy;
    busy = 0;
    return times;
  };

  return { book, payAll, cancelAll, timesBusy };
};
