import { RefundKind } from '@dronesoccer/contracts';
import { assertConfirmed, type ConfirmedCaller } from '../../people/auth/index.js';
import type { Executor } from '../../platform/database/index.js';
import { confirmRefundsAbove } from '../../platform/settings/index.js';
import { refundsFrom } from './subject-view.queries.js';

/**
 * Guards a refund by staff, whose subject the caller has locked. If it exceeds the sum of the settings, together with the
 * refunds by staff in the last 24 hours, the caller must have confirmed their identity.
 *
 * @throws AppError AUTH_019
 */
export async function assertRefundConfirmed(
  executor: Executor,
  caller: ConfirmedCaller,
  { subjectId, amountCents }: { subjectId: string; amountCents: number },
): Promise<void> {
  const [row] = await executor.query<{ rest: number }>(
    `SELECT ${confirmRefundsAbove} - COALESCE(sum(r.amount_cents), 0)::int AS rest
       FROM ${refundsFrom('$1::uuid')}
      WHERE r.kind = ${RefundKind.ADJUSTMENT} AND r.created_at > now() - interval '24 hours'`,
    [subjectId],
    'refunds-confirm-above',
  );
  if (amountCents > (row?.rest ?? 0)) await assertConfirmed(executor, caller);
}
