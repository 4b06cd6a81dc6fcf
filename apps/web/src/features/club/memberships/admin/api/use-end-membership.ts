import type { CallBody, MembershipAdminWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';
import { useAttempt } from '@/lib/query/use-attempt';
import { membershipQuery } from './queries';

/** The delays after which an ended membership is fetched again. A job makes the refund moments after the change. */
const afterMs = [1_500, 5_000, 12_000];

/** Ends a membership and refunds an amount. A retry without a response refunds it only once. */
export function useEndMembership(id: string, onEnded: (membership: MembershipAdminWire) => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const { queryKey } = membershipQuery(id);
  const refetch = () => client.invalidateQueries({ queryKey: queryKeys.area('memberships') });
  const confirmed = useConfirmed();
  const ending = useMutation({
    meta: { failure: false },
    mutationFn: (body: CallBody<'memberships.admin.end'>) => {
      const idempotencyKey = attempt.keyFor(body);
      return confirmed.run(() => call('memberships.admin.end', { params: { id }, body, idempotencyKey }));
    },
    onSuccess: (membership) => {
      attempt.done();
      showAnswer(client, queryKey, membership);
      void refetch();
      for (const ms of afterMs) window.setTimeout(() => void client.invalidateQueries({ queryKey }), ms);
      onEnded(membership);
    },
    // Someone else may have ended or refunded the membership meanwhile.
    onError: refetch,
  });
  return { ending, confirmation: confirmed.dialog };
}
