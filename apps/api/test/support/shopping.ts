import { createHmac, randomUUID } from 'node:crypto';
import {
  type AddressBody,
  DeliveryMethod,
  type Envelope,
  type OrderWire,
  type PaymentWire,
  type QuoteWire,
} from '@dronesoccer/contracts';
import type { ShopSettings } from '@dronesoccer/domain';
import { bookingAccount } from '../../src/features/bookings/accounting.queries.js';
import { orderAccount } from '../../src/features/orders/accounting.queries.js';
import type { Account } from '../../src/features/payments/index.js';
import { mismatches } from '../../src/features/reports/reconciliation/reconciliation.queries.js';
import type { Executor } from '../../src/platform/database/index.js';
import { developmentSecrets } from '../../src/config/development-secrets.js';

export const address: AddressBody = {
  fullName: 'Ari Tremblay',
  line1: '12 Test Street',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6B 1A1',
};

export interface Answer<Data> {
  status: number;
  body: Envelope<Data>;
}

interface Options {
  headers?: Readonly<Record<string, string>>;
  method?: string;
}

/** Calls one of several API processes over HTTP. */
export async function call<Data>(
  origin: string,
  path: string,
  body?: unknown,
  options: Options = {},
): Promise<Answer<Data>> {
  const answer = await fetch(`${origin}${path}`, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...options.headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Envelope<Data> };
}

/** What a successful call answered with. */
export function dataOf<Data>({ status, body }: Answer<Data>): Data {
  if (!body.isSuccess)
    throw new Error(`${status} ${body.errorCode}: ${body.message} ${JSON.stringify(body.errors ?? [])}`);
  return body.data;
}

export interface Wish {
  items: { productId: string; quantity: number }[];
  email?: string;
  couponCode?: string;
  locationId?: string;
  delivery?: DeliveryMethod;
}

/** A guest's order body, with the total that a quote gave. */
export async function orderBody(origin: string, wish: Wish): Promise<Record<string, unknown>> {
  const body = { delivery: DeliveryMethod.SHIP, email: `guest-${randomUUID()}@example.test`, address, ...wish };
  const { total } = dataOf(await call<QuoteWire>(origin, '/api/orders/quote', body));
  const collector = body.delivery === DeliveryMethod.PICKUP && { pickupContact: { fullName: address.fullName } };
  return { ...body, ...collector, expectedTotal: total };
}

export async function placeOrder(origin: string, wish: Wish): Promise<OrderWire> {
  return dataOf(await call<OrderWire>(origin, '/api/orders', await orderBody(origin, wish)));
}

export async function startPayment(origin: string, order: OrderWire): Promise<PaymentWire> {
  const body = { orderId: order.id, orderToken: order.accessToken };
  return dataOf(await call<PaymentWire>(origin, '/api/payments', body));
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

/** The signature as the provider documents it, written a second time on purpose: a slip in ours must not sign itself. */
export function signatureOf(
  body: string,
  at = new Date(),
  secret = developmentSecrets['SANDBOX_WEBHOOK_SECRET'] ?? '',
): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export async function sendWebhook(origin: string, event: object, signature?: string): Promise<Answer<unknown>> {
  const body = JSON.stringify(event);
  const answer = await fetch(`${origin}/api/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature ?? signatureOf(body) },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Envelope<unknown> };
}

/** What one order may hold at most, where a test is about more pieces than the default. Set it before the first quote. */
export async function givenOrderLimits(executor: Executor, limits: ShopSettings['orderLimits']): Promise<void> {
  await executor.query(
    `INSERT INTO settings (key, value) VALUES ('orderLimits', $1::jsonb) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [JSON.stringify(limits)],
  );
}

/** Of all that is sold. Beside the app's own list, because a test of several processes has no app to ask. */
export const accounts: readonly Account[] = [orderAccount, bookingAccount];

/** After every race: what was sold, payments less refunds, and stock moves must tell one story. */
export async function expectBooksToBalance(executor: Executor): Promise<void> {
  expect(await mismatches(executor, accounts)).toEqual([]);
}
