// Customers who book, pay and cancel over HTTP, alternating between the processes.
import { randomUUID } from 'node:crypto';
import { type BookingMode, BookingStatus, type BookingWire, PackageTier } from '@dronesoccer/contracts';
import { callerOf } from '@dronesoccer/devkit';
import { paidEvent } from '../bench/webhook.ts';

export interface Wish {
  readonly slotId: string;
  readonly mode: BookingMode;
  /** 0 for the whole arena. */
  readonly seats: number;
}

/** The result of an attempt: a booking, or the code of its refusal. */
export interface BookingAttempt {
  readonly booking: BookingWire | null;
  readonly code: string | null;
  /** The duration of the booking request. */
  readonly milliseconds: number;
}

/** The callers retry while the server or its database is overloaded. */
const PATIENCE_MS = 30_000;

/** One in this many attempts is sent to both processes, like a browser that lost the first response. */
const SENT_TWICE = 5;

export const bookersOf = (origins: readonly string[], webhookSecret: string) => {
  let turn = 0;
  let busy = 0;
  const caller = callerOf(() => origins[turn++ % origins.length] ?? '', {
    patienceMs: PATIENCE_MS,
    onRetry: () => busy++,
  });

  let tries = 0;
  const book = async ({ slotId, mode, seats }: Wish): Promise<BookingAttempt> => {
    const wish = { slotId, mode, tier: PackageTier.STANDARD, seats: Array.from({ length: seats }, () => ({})) };
    const quote = await caller.envelope('bookings.quote', { body: wish });
    if (!quote.isSuccess) return { booking: null, code: quote.errorCode, milliseconds: 0 };
    // Bookings from one network wait for each other, so each of these comes from a different network.
    const network = `10.${(tries >> 8) & 255}.${tries & 255}.1`;
    const contact = { fullName: 'Ari Tremblay', email: `${randomUUID()}@races.test` };
    const sent = {
      body: { ...wish, contact, guardian: null, expectedTotal: quote.data.total },
      headers: { 'x-forwarded-for': network },
      idempotencyKey: randomUUID(),
    };
    const started = performance.now();
    const times = tries++ % SENT_TWICE === 0 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => caller.envelope('bookings.place', sent)));
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
        const { id, accessToken: token = '' } = booking;
        const opened = await caller.envelope('payments.create', { body: { bookingId: id, token } });
        if (!opened.isSuccess) return false;
        const { path, headers, method, body } = paidEvent(opened.data, webhookSecret);
        const event = {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
        await Promise.all([caller.request(path, event), caller.request(path, event)]);
        const read = await caller.envelope('bookings.get', { params: { id }, query: { token } });
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
        const ofBooking = { params: { id: booking.id }, query: { token: booking.accessToken ?? '' } };
        const quote = await caller.envelope('bookings.cancelQuote', { ...ofBooking, body: {} });
        if (!quote.isSuccess) return false;
        const sent = { ...ofBooking, body: { expectedRefund: quote.data.refund } };
        const answers = await Promise.all([0, 1].map(() => caller.envelope('bookings.cancel', sent)));
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
