import { DisputeStatus } from '@dronesoccer/contracts';
import type Stripe from 'stripe';
import type { DisputeEvent, DisputeReport } from '../payment-provider.js';
import { inSeconds, readMark } from './stripe-events.js';

const statuses: Readonly<Partial<Record<Stripe.Dispute.Status, DisputeStatus>>> = {
  needs_response: DisputeStatus.NEEDS_RESPONSE,
  warning_needs_response: DisputeStatus.NEEDS_RESPONSE,
  appeal_needs_response: DisputeStatus.NEEDS_RESPONSE,
  under_review: DisputeStatus.UNDER_REVIEW,
  warning_under_review: DisputeStatus.UNDER_REVIEW,
  appeal_under_review: DisputeStatus.UNDER_REVIEW,
  won: DisputeStatus.WON,
  prevented: DisputeStatus.WON,
  warning_closed: DisputeStatus.WON,
  lost: DisputeStatus.LOST,
};

const steps: Readonly<Record<DisputeStatus, number>> = {
  [DisputeStatus.NEEDS_RESPONSE]: 0,
  [DisputeStatus.UNDER_REVIEW]: 1,
  [DisputeStatus.WON]: 2,
  [DisputeStatus.LOST]: 2,
};

/** Returns the dispute that an event is about, or null. */
export function disputeOf(event: Stripe.Event): Stripe.Dispute | null {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return event.data.object;
    default:
      return null;
  }
}

/**
 * Converts a report about a dispute. Returns null for another shop's payment.
 *
 * @param metadata the metadata of the disputed payment intent
 */
export function disputeEventOf(
  { id, created }: Stripe.Event,
  dispute: Stripe.Dispute,
  metadata: Stripe.Metadata | null,
): DisputeEvent | null {
  const mark = readMark(metadata);
  if (mark === null) return null;
  const currency = dispute.currency.toUpperCase();
  const about = { payment: { id: mark.paymentId }, subject: mark.subject, currency };
  return { id, kind: 'dispute', ...about, dispute: reportOf(dispute, inSeconds(created)) };
}

function reportOf(dispute: Stripe.Dispute, reportedAt: Date): DisputeReport {
  const { balance_transactions: transactions, evidence_details: evidence } = dispute;
  // A state that Stripe adds later is open until it is known.
  const status = statuses[dispute.status] ?? DisputeStatus.UNDER_REVIEW;
  return {
    reference: dispute.id,
    status,
    isInquiry: dispute.status.startsWith('warning_'),
    reason: dispute.reason,
    amountCents: dispute.amount,
    withdrawnCents: Math.max(0, -transactions.reduce((sum, { amount }) => sum + amount, 0)),
    feeCents: transactions.reduce((sum, { fee }) => sum + fee, 0),
    respondBy: evidence.due_by === null ? null : inSeconds(evidence.due_by),
    openedAt: inSeconds(dispute.created),
    reportedAt,
    // A withdrawal or its return is reported in the same second as the state that caused it.
    progress: steps[status] * 100 + Math.min(transactions.length, 99),
  };
}
