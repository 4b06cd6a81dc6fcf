import { type FormFields, textAt, textsAt } from './form.ts';
import {
  invalidRequest,
  missingObject,
  newId,
  type RefundState,
  openDispute,
  type StandInCharge,
  type StandInDispute,
  type StandInEvent,
  type StandInIntent,
  type StandInRefund,
  seconds,
  type StandInSession,
} from './objects.ts';

const minute = 60;
const day = 24 * 60 * minute;
/** The fee for a dispute, in cents. */
const disputeFee = 1_500;

type EventObject = StandInEvent['data']['object'];

/** A merchant's account: its sessions, payments and refunds, and the events about them. */
export class StandInAccount {
  readonly sessions = new Map<string, StandInSession>();
  readonly intents = new Map<string, StandInIntent>();
  readonly charges = new Map<string, StandInCharge>();
  readonly refunds = new Map<string, StandInRefund>();
  readonly disputes = new Map<string, StandInDispute>();
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
    if (session === undefined) throw missingObject('checkout.session', id);
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
    if (intent === undefined) throw missingObject('payment_intent', intentId);
    if (charge === undefined) throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
    if (this.isDisputed(intent)) {
      throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      });
    }
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
    if (refund === undefined || charge === undefined) throw missingObject('refund', id);
    refund.status = outcome;
    if (outcome === 'succeeded') {
      this.recordEvent('refund.updated', refund);
    } else {
      this.recordRefund(charge, -refund.amount);
      this.fail(refund);
    }
  }

  /** Returns the payment intent with an ID, as Stripe does for the report of a dispute. */
  intent(id: string): StandInIntent {
    const intent = this.intents.get(id);
    if (intent === undefined) throw missingObject('payment_intent', id);
    return intent;
  }

  /** Simulates a customer who disputes the payment of a session at their bank. The bank takes the amount at once. */
  dispute(sessionId: string, { amount, isInquiry = false }: { amount?: number; isInquiry?: boolean } = {}): string {
    const intent = this.intent(this.session(sessionId).payment_intent ?? '');
    const dispute = openDispute(intent, { amount: amount ?? intent.amount, isInquiry });
    this.disputes.set(dispute.id, dispute);
    this.recordEvent('charge.dispute.created', dispute);
    if (!isInquiry) this.moveFunds(dispute, 'withdrawn');
    return dispute.id;
  }

  /** Simulates evidence that was handed in on Stripe's site. */
  answerDispute(id: string): void {
    const dispute = this.disputeOf(id);
    dispute.status = dispute.status === 'warning_needs_response' ? 'warning_under_review' : 'under_review';
    dispute.evidence_details.has_evidence = true;
    this.recordEvent('charge.dispute.updated', dispute);
  }

  /** Simulates a bank that turns its inquiry into a dispute, and takes the amount. */
  escalateInquiry(id: string): void {
    const dispute = this.disputeOf(id);
    dispute.status = 'needs_response';
    this.recordEvent('charge.dispute.updated', dispute);
    this.moveFunds(dispute, 'withdrawn');
  }

  /** Simulates the decision of the bank. A dispute that is won returns the amount. */
  closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed'): void {
    const dispute = this.disputeOf(id);
    dispute.status = status;
    dispute.evidence_details.due_by = null;
    this.recordEvent('charge.dispute.closed', dispute);
    if (status === 'won') this.moveFunds(dispute, 'reinstated');
  }

  /** Simulates an appeal against a lost dispute. */
  appealDispute(id: string): void {
    const dispute = this.disputeOf(id);
    dispute.status = 'appeal_under_review';
    this.recordEvent('charge.dispute.updated', dispute);
  }

  private disputeOf(id: string): StandInDispute {
    const dispute = this.disputes.get(id);
    if (dispute === undefined) throw missingObject('dispute', id);
    return dispute;
  }

  private moveFunds(dispute: StandInDispute, way: 'withdrawn' | 'reinstated'): void {
    const [amount, fee] = way === 'withdrawn' ? [-dispute.amount, disputeFee] : [dispute.amount, 0];
    const moved = { id: newId('txn'), object: 'balance_transaction', amount, fee, net: amount - fee } as const;
    dispute.balance_transactions.push(moved);
    this.recordEvent(`charge.dispute.funds_${way}`, dispute);
  }

  /** Stripe refuses refunds while the bank decides. */
  private isDisputed({ id }: StandInIntent): boolean {
    return [...this.disputes.values()].some(
      (dispute) => dispute.payment_intent === id && !/^(warning_.*|won)$/.test(dispute.status),
    );
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

  private recordEvent(type: string, object: EventObject): void {
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
