import type Stripe from 'stripe';
import { patterns } from '@dronesoccer/contracts';
import type { Subject } from '../payable.js';
import type { ProviderEvent, ProviderEventKind } from '../payment-provider.js';
import { type SubjectMark, subjectOf } from '../subject-marks.js';

/** What we write on everything we open at Stripe, so that its events can be told from those of other shops. */
export interface StripeMark extends SubjectMark {
  paymentId: string;
}

/**
 * One of Stripe's events in the port's words; null for what is no news to a shop, or about somebody else's payment (an
 * account may serve several shops, and every endpoint hears everything).
 */
export function providerEventOf(event: Stripe.Event): ProviderEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // Banks that take days are heard of again when the money is there, or is not.
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
      return ofCharge(event.id, event.data.object);
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.id, event.data.object);
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

/** A card was declined. The session stays open, but the person may well have gone: they can try again with us. */
function ofIntent(id: string, { metadata, amount, currency }: Stripe.PaymentIntent): ProviderEvent | null {
  const mark = readMark(metadata);
  if (mark === null) return null;
  const about = { payment: { id: mark.paymentId }, subject: mark.subject };
  return { id, kind: 'failed', ...about, amountCents: amount, currency: currency.toUpperCase() };
}

/** Says how much of a payment has gone back in all, by whatever way. */
function ofCharge(id: string, { metadata, amount_refunded, currency }: Stripe.Charge): ProviderEvent | null {
  const mark = readMark(metadata);
  if (mark === null) return null;
  const about = { payment: { id: mark.paymentId }, subject: mark.subject };
  return { id, kind: 'refunded', ...about, amountCents: amount_refunded, currency: currency.toUpperCase() };
}

function ofRefund(id: string, refund: Stripe.Refund): ProviderEvent | null {
  const refundId = refund.metadata?.['refundId'];
  if (refundId === undefined || !patterns.uuid.test(refundId)) return null;
  if (refund.status === 'succeeded') return { id, kind: 'refundDone', refundId, reference: refund.id };
  if (refund.status !== 'failed' && refund.status !== 'canceled') return null;
  const reason = refund.failure_reason ?? refund.status;
  return { id, kind: 'refundRefused', refundId, reference: refund.id, reason };
}

function readMark(metadata: Stripe.Metadata | null): { paymentId: string; subject: Subject } | null {
  const mark: Partial<StripeMark> = metadata ?? {};
  const { paymentId = '' } = mark;
  const subject = subjectOf(mark);
  return patterns.uuid.test(paymentId) && subject !== null ? { paymentId, subject } : null;
}
