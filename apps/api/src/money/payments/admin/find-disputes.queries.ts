import { DisputeStatus, type DisputeWire, type ReceivedQuery } from '@dronesoccer/contracts';
import { equals, type SqlList } from '../../../platform/database/index.js';
import type { ListedSubjects } from '../payable.js';

export interface FoundDispute extends Omit<
  DisputeWire,
  'amount' | 'paid' | 'withdrawn' | 'fees' | 'respondBy' | 'openedAt' | 'closedAt'
> {
  amountCents: number;
  paidCents: number;
  withdrawnCents: number;
  feeCents: number;
  respondBy: Date | null;
  openedAt: Date;
  closedAt: Date | null;
}

/** The disputes that wait for evidence by their deadline, then all others, newest first. */
export const disputeList: SqlList<FoundDispute, ReceivedQuery<'disputes.admin.list'>, { subjects: ListedSubjects }> = {
  columns: `d.id, d.payment_id AS "paymentId", json_build_object('kind', k.kind, 'id', k.id) AS subject,
    COALESCE(s.name, '') AS name, d.status, d.is_inquiry AS "isInquiry", d.reason, d.amount_cents AS "amountCents",
    p.amount_cents AS "paidCents", d.withdrawn_cents AS "withdrawnCents", d.fee_cents AS "feeCents", d.provider,
    d.reference, d.respond_by AS "respondBy", d.opened_at AS "openedAt", d.closed_at AS "closedAt"`,
  from: `disputes d JOIN payments p ON p.id = d.payment_id JOIN payment_subjects k ON k.id = p.subject_id`,
  lookups: (_bind, { subjects }) => `LEFT JOIN (${subjects(null)}) s ON s.subject_id = p.subject_id`,
  filters: { status: equals('d.status'), subjectId: equals('p.subject_id') },
  order: `d.status <> ${DisputeStatus.NEEDS_RESPONSE},
    CASE WHEN d.status = ${DisputeStatus.NEEDS_RESPONSE} THEN d.respond_by END, d.opened_at DESC, d.id DESC`,
};
