import { assertConfirmed, type ConfirmedCaller } from '../../people/auth/index.js';
import type { Executor } from '../../platform/database/index.js';
import { confirmRefundsAbove } from '../../platform/settings/index.js';

/**
 * Guards a refund by staff. Above the sum of the settings, the caller must have confirmed their identity.
 *
 * @throws AppError AUTH_019
 */
export async function assertRefundConfirmed(
  executor: Executor,
  caller: ConfirmedCaller,
  amountCents: number,
): Promise<void> {
  const [row] = await executor.query<{ sum: number }>(
    `SELECT ${confirmRefundsAbove} AS sum`,
    [],
    'refunds-confirm-above',
  );
  if (amountCents > (row?.sum ?? 0)) await assertConfirmed(executor, caller);
}
