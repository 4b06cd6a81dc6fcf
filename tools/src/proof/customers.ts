// Customers who buy and book while something happens to the product, and who check afterwards that they got everything.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BookingStatus, OrderStatus } from '@dronesoccer/contracts';
import * as devkit from '@dronesoccer/devkit';
import type { Caller, StoredMail } from '@dronesoccer/devkit';
import { note, until } from './report.ts';

/** A purchase whose payment the product acknowledged to a customer. */
interface Purchase {
  readonly kind: 'order' | 'booking';
  readonly id: string;
  readonly number: string;
  readonly token: string;
  readonly email: string;
}

interface CustomersFigures {
  readonly orders: number;
  readonly bookings: number;
  /** The attempts that were repeated because the product did not answer or was not ready. */
  readonly retries: number;
  /** The purchases that were acknowledged as paid, but that the product does not know as paid. */
  readonly lost: string[];
}

export interface Customers {
  /** Lets customers buy and book one after the other until the event is over, at least one of each. */
  during: (event: () => Promise<void>) => Promise<void>;
  readonly purchases: readonly Purchase[];
  /** Reads everything that was acknowledged from the product. */
  figures: () => Promise<CustomersFigures>;
}

interface Wares {
  readonly productId: string;
  /** Slots with free seats, which are booked in turn. */
  readonly slotIds: readonly string[];
  /** The milliseconds between two purchases of one customer. */
  readonly pauseMs: number;
}

/** The functions by which a customer's browser calls the product. Each version of the repository has its own. */
export type Visits = Pick<typeof devkit, 'callerOf' | 'payAtProvider' | 'placeBooking' | 'placeOrder'>;

/**
 * @param retries returns the number of attempts that the caller has repeated so far
 * @param visits the functions of the version that the customers' browsers have loaded; by default, of this version
 */
export function customersOf(
  caller: Caller,
  { productId, slotIds, pauseMs }: Wares,
  retries: () => number,
  { payAtProvider, placeBooking, placeOrder }: Visits = devkit,
): Customers {
  const purchases: Purchase[] = [];
  const newEmail = (): string => `${randomUUID()}@customers.test`;

  const buy = async (): Promise<void> => {
    const email = newEmail();
    const { id, number, accessToken: token = '' } = await placeOrder(caller, { email, productId });
    await payAtProvider(caller, { orderId: id, orderToken: token });
    purchases.push({ kind: 'order', id, number, token, email });
  };
  let turn = 0;
  const book = async (): Promise<void> => {
    const email = newEmail();
    const slotId = slotIds[turn++ % slotIds.length] ?? '';
    const { id, number, accessToken: token = '' } = await placeBooking(caller, { email, slotId });
    await payAtProvider(caller, { bookingId: id, token });
    purchases.push({ kind: 'booking', id, number, token, email });
  };

  const isPaid = async ({ kind, id, token }: Purchase): Promise<boolean> => {
    const input = { params: { id }, query: { token } };
    return kind === 'order'
      ? (await caller.call('orders.get', input)).status === OrderStatus.PAID
      : (await caller.call('bookings.get', input)).status === BookingStatus.CONFIRMED;
  };

  return {
    purchases,
    during: async (event) => {
      const over = new AbortController();
      const shop = async (act: () => Promise<void>): Promise<void> => {
        do {
          await act();
          await pause(pauseMs);
        } while (!over.signal.aborted);
      };
      const shopping = Promise.all([shop(buy), shop(book)]);
      // A customer who fails during the event is reported when it is over, so that everything is still removed.
      shopping.catch(() => undefined);
      try {
        await Promise.all([event(), pause(pauseMs)]);
      } finally {
        over.abort();
      }
      await shopping;
    },
    figures: async () => {
      const lost: string[] = [];
      for (const purchase of purchases) if (!(await isPaid(purchase))) lost.push(purchase.number);
      const orders = purchases.filter(({ kind }) => kind === 'order').length;
      return { orders, bookings: purchases.length - orders, retries: retries(), lost };
    },
  };
}

/**
 * Signs a new member in. The returned function calls the product as this member, refreshes the session, and returns
 * false if the product refuses either.
 */
export async function signIn(caller: Caller): Promise<() => Promise<boolean>> {
  const person = { firstName: 'Robin', lastName: 'Member', password: 'Night#Arena42' };
  const body = { ...person, email: `${randomUUID()}@customers.test` };
  let { accessToken, refreshToken } = await caller.call('auth.register', { body });
  return async () => {
    try {
      await caller.call('me.get', { token: accessToken });
      ({ accessToken, refreshToken } = await caller.call('auth.refresh', { body: { refreshToken } }));
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  };
}

/** Prints what became of the customers' purchases. Each must be paid, and its customer must have received an email. */
export async function noteFigures(
  { figures, purchases }: Customers,
  mails: () => Promise<readonly StoredMail[]>,
): Promise<CustomersFigures> {
  const found = await figures();
  note('orders and bookings acknowledged meanwhile', found.orders + found.bookings);
  note('attempts repeated meanwhile', found.retries);
  note('acknowledged and lost', found.lost.join(' ') || 0, found.lost.length === 0);
  let silent: string[] = [];
  await until('an email for each purchase', async () => {
    const reached = new Set((await mails()).flatMap(({ to }) => to));
    silent = purchases.filter(({ email }) => !reached.has(email)).map(({ number }) => number);
    return silent.length === 0;
  }).catch(() => undefined);
  note('purchases without an email', silent.join(' ') || 0, silent.length === 0);
  return found;
}
