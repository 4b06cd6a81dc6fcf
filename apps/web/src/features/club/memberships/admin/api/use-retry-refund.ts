import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { useShownMembership } from './use-shown-membership';

/** Retries a refund of the membership that the payment provider refused. */
export function useRetryRefund(id: string, onRetried: () => void) {
  const { show, refetch } = useShownMembership(id);
  return useMutation({
    meta: { failure: false },
    mutationFn: (refundId: string) => call('memberships.admin.retryRefund', { params: { id, refundId } }),
    onSuccess: (membership) => {
      show(membership);
      onRetried();
    },
    // Someone else may have retried the refund meanwhile.
    onError: refetch,
  });
}
