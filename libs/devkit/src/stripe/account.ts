import { randomBytes } from 'node:crypto';
import { type FormFields, textAt, textsAt } from './form.ts';
import {
  invalidRequest,
  missing,
  type RefundState,
  type StandInCharge,
  type StandInEvent,
  type StandInIntent,
  type StandInRefund,
  type StandInSession,
} from './objects.ts';

const minute = 60;
const day = 24 * 60 * minute;
const newId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);

type Happened = StandInEvent['data']['object'];

/** A merchant's account: its sessions, payments and refunds, and the events about them. */
export class StandInAccount {
  readonly sessions = new Map<string, StandInSession>();
  readonly intents = new Map<string, StandInIntent>();
  readonly charges = new Map<string, StandInCharge>();
  readonly refunds = new Map<string, StandInRefund>();
  /** The outcome of future refunds. */
  nextRefunds: RefundState = 'succeeded';
  private readonly tell: (event: StandInEvent) => void;
  /** The metadata of a session's payment intent, kept until the intent is created. */
  private readonly intentMetadata = new Map<string, Record<string, string>>();

  constructor(tell: (event: StandInEvent) => void) {
    this.tell = tell;
  }

  createSession(form: FormFields, payPage: string): StandInSession {
    const required = (path: string): string => {
      const value = textAt(form, path);
      if (value === undefined) throw invalidRequest(`Missing required param: ${path}.`, { param: path });
      return value;
    };
    const amount = Number(required('line_items.0.price_data.unit_amount')) * Number(required('line_items.0.quantity'));
    if (!Number.isSafeInteger(amount) || amount < 50) {
      throw invalidRequest('The amount must convert to at least 50 cents.', { code: 'amount_too_small' });
    }
    if (required('mode') !== 'payment') throw invalidRequest('This stand-in takes payments only.', { param: 'mode' });
    const now = seconds();
    const expiresAt = Number(textAt(form, 'expires_at') ?? now + day);
    if (expiresAt < now + 30 * minute || expiresAt > now + day) {
      const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.';
      throw invalidRequest(message, { param: 'expires_at' });
    }
    const id = newId('cs');
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      amount_total: amount,
      cancel_url: textAt(form, 'cancel_url') ?? null,
      client_reference_id: textAt(form, 'client_reference_id') ?? null,
      created: now,
      currency: required('line_items.0.price_data.currency'),
      customer_email: textAt(form, 'customer_email') ?? null,
      expires_at: expiresAt,
      livemode: false,
      locale: textAt(form, 'locale') ?? null,
      metadata: textsAt(form, 'metadata'),
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: required('success_url'),
      url: payPage + id,
    };
    this.sessions.set(id, session);
    this.intentMetadata.set(id, textsAt(form, 'payment_intent_data.metadata'));
    return session;
  }

  session(id: string): StandInSession {
    const session = this.sessions.get(id);
    if (session === undefined) throw missing('checkout.session', id);
    return session;
  }

  expire(id: string): StandInSession {
    const session = this.session(id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    }
    session.status = 'expired';
    session.url = null;
    this.recordEvent('checkout.session.expired', session);
    return session;
  }

  /** Simulates a successful card payment. */
  pay(id: string): StandInSession {
    const session = this.open(id);
    const intent = this.intentOf(session);
    const charge: StandInCharge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      created: seconds(),
      currency: intent.currency,
      livemode: false,
      metadata: { ...intent.metadata },
      paid: true,
      payment_intent: intent.id,
      refunded: false,
    };
    this.charges.set(charge.id, charge);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    intent.last_payment_error = null;
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
    this.recordEvent('charge.succeeded', charge);
    this.recordEvent('payment_intent.succeeded', intent);
    this.recordEvent('checkout.session.completed', session);
    return session;
  }

  /** Simulates a payment that the customer has completed but that the bank takes days to confirm. */
  promise(id: string): StandInSession {
    const session = this.open(id);
    this.intentOf(session).status = 'processing';
    Object.assign(session, { status: 'complete', url: null });
    this.recordEvent('checkout.session.completed', session);
    return session;
  }

  /** Simulates the bank's report on a processing payment. */
  settlePayment(id: string, outcome: 'succeeded' | 'failed'): void {
    const session = this.session(id);
    if (outcome === 'succeeded') session.payment_status = 'paid';
    this.recordEvent(`checkout.session.async_payment_${outcome}`, session);
  }

  /** Simulates a declined card. The session stays open for another card. */
  decline(id: string): StandInSession {
    const session = this.open(id);
    const intent = this.intentOf(session);
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    this.recordEvent('payment_intent.payment_failed', intent);
    return session;
  }

  createRefund(form: FormFields): StandInRefund {
    const intentId = textAt(form, 'payment_intent') ?? '';
    const intent = this.intents.get(intentId);
    const charge = this.charges.get(intent?.latest_charge ?? '');
    if (intent === undefined) throw missing('payment_intent', intentId);
    if (charge === undefined) throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
    const left = charge.amount - charge.amount_refunded;
    const amount = Number(textAt(form, 'amount') ?? left);
    if (left === 0) {
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
    }
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
      throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
        param: 'amount',
      });
    }
    const refund: StandInRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      failure_reason: null,
      metadata: textsAt(form, 'metadata'),
      payment_intent: intent.id,
      status: this.nextRefunds,
    };
    this.refunds.set(refund.id, refund);
    this.recordEvent('refund.created', refund);
    if (refund.status === 'failed') this.fail(refund);
    else this.recordRefund(charge, amount);
    return refund;
  }

  /** Simulates the outcome of a pending refund, or a refund that a bank returns. */
  settleRefund(id: string, outcome: 'succeeded' | 'failed'): void {
    const refund = this.refunds.get(id);
    const charge = this.charges.get(refund?.charge ?? '');
    if (refund === undefined || charge === undefined) throw missing('refund', id);
    refund.status = outcome;
    if (outcome === 'succeeded') {
      this.recordEvent('refund.updated', refund);
    } else {
      this.recordRefund(charge, -refund.amount);
      this.fail(refund);
    }
  }

  private fail(refund: StandInRefund): void {
    refund.failure_reason = 'lost_or_stolen_card';
    this.recordEvent('refund.failed', refund);
  }

  private recordRefund(charge: StandInCharge, amount: number): void {
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    if (amount > 0) this.recordEvent('charge.refunded', charge);
  }

  private open(id: string): StandInSession {
    const session = this.session(id);
    if (session.status !== 'open') throw invalidRequest(`This session is ${session.status}.`);
    return session;
  }

  /** Returns the session's payment intent. The first attempt to pay creates it, as in Stripe. */
  private intentOf(session: StandInSession): StandInIntent {
    const known = this.intents.get(session.payment_intent ?? '');
    if (known) return known;
    const intent: StandInIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      amount_received: 0,
      created: seconds(),
      currency: session.currency,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: this.intentMetadata.get(session.id) ?? {},
      status: 'requires_payment_method',
    };
    this.intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  }

  private recordEvent(type: string, object: Happened): void {
    this.tell({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      // A snapshot, because later changes must not alter an event that is delivered late.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
  }
}
