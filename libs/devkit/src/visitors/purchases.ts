import { setTimeout as pause } from 'node:timers/promises';
import {
  BookingMode,
  type BookingWire,
  type CallBody,
  DeliveryMethod,
  type OrderWire,
  PackageTier,
} from '@dronesoccer/contracts';
import type { Caller } from './caller.ts';

interface OrderWish {
  email: string;
  productId: string;
  quantity?: number;
  /** The pickup location. If absent, the order is shipped to Vancouver. */
  pickupAt?: string;
}

/** A customer presses the button of a payment page that asks to try again this many times. */
const mostAttempts = 30;

const person = { fullName: 'Robin Journey' };
const vancouver = {
  ...person,
  line1: '12 Test Street',
  city: 'Vancouver',
  postalCode: 'V6B 1A1',
  province: 'BC',
} as const;

/** Places a guest's unpaid order at the quoted total. */
export async function placeOrder(
  caller: Caller,
  { email, productId, quantity = 1, pickupAt }: OrderWish,
): Promise<OrderWire> {
  const delivery = pickupAt
    ? { delivery: DeliveryMethod.PICKUP, locationId: pickupAt }
    : { delivery: DeliveryMethod.SHIP, address: vancouver };
  const quoted = { ...delivery, email, items: [{ productId, quantity }] };
  const { total } = await caller.call('orders.quote', { body: quoted });
  const body = { ...quoted, ...(pickupAt && { pickupContact: person }), expectedTotal: total };
  return caller.call('orders.place', { body });
}

interface BookingWish {
  email: string;
  slotId: string;
  seats?: number;
  /** Default: single seats. */
  mode?: BookingMode;
}

/** Places a guest's unpaid booking at the quoted total. */
export async function placeBooking(
  caller: Caller,
  { email, slotId, seats = 1, mode = BookingMode.SHARED }: BookingWish,
): Promise<BookingWire> {
  const wish = {
    ...{ slotId, mode, tier: PackageTier.STANDARD },
    seats: mode === BookingMode.FULL ? [] : Array.from({ length: seats }, () => ({})),
  };
  const { total } = await caller.call('bookings.quote', { body: wish });
  const body = { ...wish, contact: { fullName: 'Robin Pilot', email }, guardian: null, expectedTotal: total };
  return caller.call('bookings.place', { body });
}

/**
 * Pays on the page of the sandbox provider, but without a browser. The shop has been notified when the function returns.
 *
 * @param token the access token of the account, for what only an account pays
 */
export async function payAtProvider(
  caller: Caller,
  subject: CallBody<'payments.create'>,
  token?: string,
): Promise<void> {
  const { redirectUrl } = await caller.call('payments.create', {
    body: subject,
    ...(token !== undefined && { token }),
  });
  const { pathname } = new URL(redirectUrl ?? '', 'http://localhost');
  const page = await (await caller.request(pathname)).text();
  const field = /name="token" value="([^"]+)"/.exec(page)?.[1];
  if (field === undefined) throw new Error(`${pathname} has no form that pays`);
  const form = new URLSearchParams({ token: field, action: 'paid' });
  for (let attempt = 1; ; attempt++) {
    const answer = await caller.request(pathname, { method: 'POST', body: form, redirect: 'manual' });
    if (answer.status === 303) return;
    // The page asks to try again if it could not notify the shop, which may be restarting.
    if (answer.status !== 502 || attempt === mostAttempts) {
      throw new Error(`${pathname} answered ${answer.status}: ${await answer.text()}`);
    }
    await pause(1_000);
  }
}
