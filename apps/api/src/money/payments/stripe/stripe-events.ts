import type Stripe from 'stripe';
import { patterns } from '@dronesoccer/contracts';
import type { Subject } from '../payable.js';
import type { ProviderEvent, ProviderEventKind } from '../payment-provider.js';
import { type SubjectMark, subjectOf } from '../subject-marks.js';

/**
 * The metadata that we put on everything we open at Stripe, so that our events can be told apart from those of other
 * shops.
 */
export interface StripeMark extends SubjectMark {
  paymentId: string;
}

/**
 * Converts one of Stripe's events to a provider event. Returns null if the event is irrelevant to a shop or belongs to
 * another shop's payment (an account may serve several shops, and every endpoint receives all events).
 */
export function providerEventOf(event: Stripe.Event): ProviderEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // Bank payments that take days are reported again when they succeed or fail.
      return event.data.object.payment_status === 'paid' ? ofSession(event.id, 'paid', event.data.object) : null;
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.id, 'paid', event.data.object);
    case 'checkout.session.async_payment_failed':
      return ofSession(event.id, 'failed', event.data.object);
    case 'checkout.session.expired':
      return ofSession(event.id, 'cancelled', event.data.object);
    case 'payment_intent.payment_failed':
      return ofIntent(event.id, event.data.object);
    case 'charge.refunded':
      return ofCharge(event, event.data.object);
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event, event.data.object);
    default:
      return null;
  }
}

function ofSession(id: string, kind: ProviderEventKind, session: Stripe.Checkout.Session): ProviderEvent | null {
  const mark = readMark(session.metadata);
  if (mark === null) return null;
  const { amount_total: amount, currency } = session;
  const about = { payment: { reference: session.id }, subject: mark.subject };
  return { id, kind, ...about, amountCents: amount ?? 0, currency: (currency ?? '').toUpperCase() };
}

/** Handles a declined card. The session stays open, but the payer may have left, and can try again in the shop. */
function ofIntent(id: string, { metadata, amount, currency }: Stripe.PaymentIntent): ProviderEvent | null {
  const mark = readMark(metadata);
  if (mark === null) return null;
  const about = { payment: { id: mark.paymentId }, subject: mark.subject };
  return { id, kind: 'failed', ...about, amountCents: amount, currency: currency.toUpperCase() };
}

/** Converts the total amount of a payment that was refunded, by any route. */
function ofCharge({ id, created }: Stripe.Event, charge: Stripe.Charge): ProviderEvent | null {
  const { metadata, amount_refunded, currency } = charge;
  const mark = readMark(metadata);
  if (mark === null) return null;
  const about = { payment: { id: mark.paymentId }, subject: mark.subject, reportedAt: inSeconds(created) };
  return { id, kind: 'refunded', ...about, amountCents: amount_refunded, currency: currency.toUpperCase() };
}

function ofRefund({ id, created }: Stripe.Event, refund: Stripe.Refund): ProviderEvent | null {
  const refundId = refund.metadata?.['refundId'];
  if (refundId === undefined || !patterns.uuid.test(refundId)) return null;
  const about = { id, refundId, reference: refund.id, reportedAt: inSeconds(created) };
  if (refund.status === 'succeeded') return { ...about, kind: 'refundDone' };
  if (refund.status !== 'failed' && refund.status !== 'canceled') return null;
  const reason = refund.failure_reason ?? refund.status;
  return { ...about, kind: 'refundRefused', reason };
}

/** Returns the refund of someone else's making that an event reports as failed, or null. Ours carry our ID. */
export function foreignFailureOf(event: Stripe.Event): Stripe.Refund | null {
  if (event.type !== 'refund.failed') return null;
  const refund = event.data.object;
  return refund.metadata?.['refundId'] === undefined ? refund : null;
}

/**
 * Converts the failure of a refund that was made in the dashboard. Returns null for another shop's payment.
 *
 * @param metadata the metadata of the refunded payment intent
 */
export function returnedEventOf(
  { id, created }: Stripe.Event,
  { amount: amountCents, currency, failure_reason, status }: Stripe.Refund,
  metadata: Stripe.Metadata | null,
): ProviderEvent | null {
  const mark = readMark(metadata);
  if (mark === null) return null;
  const about = { payment: { id: mark.paymentId }, subject: mark.subject, reportedAt: inSeconds(created) };
  const reason = failure_reason ?? status ?? 'failed';
  return { id, kind: 'refundReturned', ...about, amountCents, currency: currency.toUpperCase(), reason };
}

/** Converts a time of Stripe, in seconds since 1970. */
export const inSeconds = (seconds: number): Date => new Date(seconds * 1_000);

export function readMark(metadata: Stripe.Metadata | null): { paymentId: string; subject: Subject } | null {
  const mark: Partial<StripeMark> = metadata ?? {};
  const { paymentId = '' } = mark;
  const subject = subjectOf(mark);
  return patterns.uuid.test(paymentId) && subject !== null ? { paymentId, subject } : null;
}
