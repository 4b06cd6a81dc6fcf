import { type CallBody, type PaymentSubjectWire, PaymentSubjectKind } from '@dronesoccer/contracts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '@/lib/http/call';
import { leaveTo } from '@/lib/leave';
import { useAttempt } from '@/lib/query/use-attempt';

/** What is paid for, and by what right. */
export interface ToPay {
  subject: PaymentSubjectWire;
  /** A guest's key to it; null for its owner. */
  token: string | null;
}

const names = {
  [PaymentSubjectKind.ORDER]: 'orderId',
  [PaymentSubjectKind.BOOKING]: 'bookingId',
  [PaymentSubjectKind.MEMBERSHIP]: 'membershipId',
} as const satisfies Record<PaymentSubjectKind, keyof CallBody<'payments.create'>>;

/**
 * Opens a payment and leaves for the provider's page. Once a payment is open, the next try (after a failure) is a new one.
 *
 * @param shown the queries that show what is paid for: looked at again when it turns out not to wait for this payment
 */
export function usePay(shown: QueryKey) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const [isLeaving, setLeaving] = useState(false);

  // Back from the provider, the browser may show this page exactly as it was left.
  useEffect(() => {
    const onShow = () => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const { mutate, mutateAsync, error, isPending } = useMutation({
    meta: { failure: false },
    mutationFn: ({ subject, token }: ToPay) => {
      const body = { [names[subject.kind]]: subject.id, ...(token !== null && { token }) };
      return call('payments.create', { body, idempotencyKey: attempt.keyFor(body) });
    },
    onSuccess: ({ redirectUrl }) => {
      attempt.done();
      if (redirectUrl === null) return client.invalidateQueries({ queryKey: shown });
      setLeaving(true);
      leaveTo(redirectUrl);
      return undefined;
    },
    // Most likely it is not what this page shows: paid elsewhere, or run out.
    onError: () => client.invalidateQueries({ queryKey: shown }),
  });
  return { pay: mutate, payAndWait: mutateAsync, error, isPaying: isPending || isLeaving };
}
