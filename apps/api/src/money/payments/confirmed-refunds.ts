import { RefundKind } from '@dronesoccer/contracts';
import { assertConfirmed, type ConfirmedCaller } from '../../people/auth/index.js';
import type { Executor } from '../../platform/database/index.js';
import { confirmRefundsAbove } from '../../platform/settings/index.js';

interface StaffRefund {
  /** The purchases that are refunded, which the caller has locked. */
  subjectIds: readonly string[];
  /** The sum of the refunds. */
  amountCents: number;
}

/**
 * Guards a refund by staff. If it exceeds the sum of the settings, together with the refunds of the same purchases in the
 * last 24 hours, the caller must have confirmed their identity.
 *
 * @throws AppError AUTH_019
 */
export async function assertRefundConfirmed(
  executor: Executor,
  caller: ConfirmedCaller,
  { subjectIds, amountCents }: StaffRefund,
): Promise<void> {
  if (amountCents === 0) return;
  const [row] = await executor.query<{ rest: number }>(
    `SELECT ${confirmRefundsAbove} - COALESCE(sum(r.amount_cents), 0)::int AS rest
       FROM payments p JOIN refunds r ON r.payment_id = p.id
      WHERE p.subject_id = ANY($1::uuid[]) AND r.kind <> ${RefundKind.OF_NO_USE}
        AND r.created_at > now() - interval '24 hours'`,
    [subjectIds],
    'refunds-confirm-above',
  );
  if (amountCents > (row?.rest ?? 0)) await assertConfirmed(executor, caller);
}
