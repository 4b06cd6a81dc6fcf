import { secondsPerDay } from '@dronesoccer/domain';
import { randomBytes } from 'node:crypto';

/** The objects of Stripe's API, with the fields that a shop with Checkout reads. */
export interface StandInSession {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  livemode: false;
  locale: string | null;
  metadata: Record<string, string>;
  mode: 'payment';
  payment_intent: string | null;
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
}

export interface StandInIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  created: number;
  currency: string;
  last_payment_error: { type: 'card_error'; code: 'card_declined'; message: string } | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Record<string, string>;
  status: 'requires_payment_method' | 'processing' | 'succeeded';
}

export interface StandInCharge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  livemode: false;
  metadata: Record<string, string>;
  paid: true;
  payment_intent: string;
  refunded: boolean;
}

export type RefundState = 'succeeded' | 'pending' | 'failed';

export interface StandInRefund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  failure_reason: string | null;
  metadata: Record<string, string>;
  payment_intent: string;
  status: RefundState;
}

type DisputeState =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'appeal_under_review'
  | 'won'
  | 'lost';

export interface StandInDispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: { id: string; object: 'balance_transaction'; amount: number; fee: number; net: number }[];
  charge: string;
  created: number;
  currency: string;
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string;
  status: DisputeState;
}

export interface StandInEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: StandInSession | StandInIntent | StandInCharge | StandInRefund | StandInDispute };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** An error response of Stripe: an object under `error`, with the status of its type. */
export class StandInError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } };

  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): StandInError =>
  new StandInError(400, { type: 'invalid_request_error', message, ...more });

export const missingObject = (kind: string, id: string): StandInError =>
  new StandInError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
  });

export const newId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`;
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** Returns a new dispute of a payment, with a week to answer. An inquiry leaves the money where it is. */
export const openDispute = (
  { id, currency, latest_charge: charge }: StandInIntent,
  { amount, isInquiry }: { amount: number; isInquiry: boolean },
): StandInDispute => ({
  id: newId('du'),
  object: 'dispute',
  amount,
  balance_transactions: [],
  charge: charge ?? '',
  created: seconds(),
  currency,
  evidence_details: {
    due_by: seconds() + 7 * secondsPerDay,
    has_evidence: false,
    past_due: false,
    submission_count: 0,
  },
  is_charge_refundable: isInquiry,
  livemode: false,
  metadata: {},
  payment_intent: id,
  reason: 'fraudulent',
  status: isInquiry ? 'warning_needs_response' : 'needs_response',
});
