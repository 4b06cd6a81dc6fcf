import { createHmac, randomUUID } from 'node:crypto';
import {
  type AddressBody,
  type CallBody,
  DeliveryMethod,
  type Envelope,
  type OrderWire,
  type PaymentWire,
} from '@dronesoccer/contracts';
import type { ShopSettings } from '@dronesoccer/domain';
import { membershipAccount } from '../../src/club/memberships/settle/accounting.queries.js';
import { bookingAccount } from '../../src/play/bookings/settle/accounting.queries.js';
import { orderAccount } from '../../src/shop/orders/settle/accounting.queries.js';
import type { Account } from '../../src/money/payments/index.js';
import { mismatches } from '../../src/office/reports/admin/reconciliation/reconciliation.queries.js';
import type { Executor } from '../../src/platform/database/index.js';
import { developmentSecrets } from '../../src/config/development-secrets.js';
import { clientOf } from './client.js';

export const address: AddressBody = {
  fullName: 'Ari Tremblay',
  line1: '12 Test Street',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6B 1A1',
};

export interface WantedOrder {
  items: { productId: string; quantity: number }[];
  email?: string;
  couponCode?: string;
  locationId?: string;
  delivery?: DeliveryMethod;
  /** The default is an address in British Columbia. */
  address?: AddressBody;
}

/** Returns the body of a guest's order, with the total from a quote. */
export async function orderBody(origin: string, wish: WantedOrder): Promise<CallBody<'orders.place'>> {
  const body = { delivery: DeliveryMethod.SHIP, email: `guest-${randomUUID()}@example.test`, address, ...wish };
  const { total } = await clientOf(origin).call('orders.quote', { body });
  const collector = body.delivery === DeliveryMethod.PICKUP && { pickupContact: { fullName: address.fullName } };
  return { ...body, ...collector, expectedTotal: total };
}

export async function placeOrder(origin: string, wish: WantedOrder): Promise<OrderWire> {
  return clientOf(origin).call('orders.place', { body: await orderBody(origin, wish) });
}

export function startPayment(origin: string, { id, accessToken }: OrderWire): Promise<PaymentWire> {
  const body = { orderId: id, ...(accessToken && { orderToken: accessToken }) };
  return clientOf(origin).call('payments.create', { body });
}

export const referenceOf = ({ redirectUrl }: PaymentWire): string => redirectUrl?.split('/').at(-1) ?? '';

export interface WebhookEvent {
  id: string;
  kind: string;
  reference: string;
  subjectKind: string;
  subjectId: string;
  amountCents: number;
  currency: string;
}

export function eventOf(kind: string, payment: PaymentWire, changes: Partial<WebhookEvent> = {}): WebhookEvent {
  const reference = referenceOf(payment);
  return {
    id: `evt-${randomUUID()}`,
    kind,
    reference,
    subjectKind: String(payment.subject.kind),
    subjectId: payment.subject.id,
    amountCents: Math.round(payment.amount * 100),
    currency: 'CAD',
    ...changes,
  };
}

/**
 * Computes the signature as the provider documents it. The code is deliberately independent of ours, so that a bug in
 * ours cannot pass its own check.
 */
export function signatureOf(
  body: string,
  at = new Date(),
  secret = developmentSecrets['SANDBOX_WEBHOOK_SECRET'] ?? '',
): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export async function sendWebhook(
  origin: string,
  event: object,
  signature?: string,
): Promise<{ status: number; body: Envelope<unknown> }> {
  const body = JSON.stringify(event);
  const answer = await fetch(`${origin}/api/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature ?? signatureOf(body) },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Envelope<unknown> };
}

/** Sets the limits of an order, for tests with more pieces than the default allows. Call it before the first quote. */
export async function givenOrderLimits(executor: Executor, limits: ShopSettings['orderLimits']): Promise<void> {
  await executor.query(
    `INSERT INTO settings (key, value) VALUES ('orderLimits', $1::jsonb) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [JSON.stringify(limits)],
  );
}

/**
 * The accounts of everything sold. The list is separate from the app's, because a test of several processes has no app
 * to ask.
 */
export const accounts: readonly Account[] = [orderAccount, bookingAccount, membershipAccount];

/** Checks after a race that sales, payments less refunds, and stock moves are consistent. */
export async function expectBooksToBalance(executor: Executor): Promise<void> {
  expect(await mismatches(executor, accounts)).toEqual([]);
}
