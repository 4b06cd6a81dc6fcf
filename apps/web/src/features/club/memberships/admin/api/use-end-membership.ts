import type { CallBody, MembershipAdminWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { call } from '@/lib/http/call';
import { useAttempt } from '@/lib/query/use-attempt';
import { useShownMembership } from './use-shown-membership';

/** Ends a membership and refunds an amount. A retry without a response refunds it only once. */
export function useEndMembership(id: string, onEnded: (membership: MembershipAdminWire) => void) {
  const attempt = useAttempt();
  const { show, refetch } = useShownMembership(id);
  const confirmed = useConfirmed();
  const ending = useMutation({
    meta: { failure: false },
    mutationFn: (body: CallBody<'memberships.admin.end'>) => {
      const idempotencyKey = attempt.keyFor(body);
      return confirmed.run(() => call('memberships.admin.end', { params: { id }, body, idempotencyKey }));
    },
    onSuccess: (membership) => {
      attempt.done();
      show(membership);
      onEnded(membership);
    },
    // Someone else may have ended or refunded the membership meanwhile.
    onError: refetch,
  });
  return { ending, confirmation: confirmed.dialog };
}
