import { type CallBody, type PaymentSubjectWire, PaymentSubjectKind } from '@dronesoccer/contracts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '@/lib/http/call';
import { leaveTo } from '@/lib/leave';
import { useAttempt } from '@/lib/query/use-attempt';

/** The subject of a payment and the guest's access token. */
export interface ToPay {
  subject: PaymentSubjectWire;
  /** A guest's access token, or null for the owner. */
  token: string | null;
}

const names = {
  [PaymentSubjectKind.ORDER]: 'orderId',
  [PaymentSubjectKind.BOOKING]: 'bookingId',
  [PaymentSubjectKind.MEMBERSHIP]: 'membershipId',
} as const satisfies Record<PaymentSubjectKind, keyof CallBody<'payments.create'>>;

/**
 * Opens a payment and redirects to the provider's page. Once a payment is open, the next attempt (after a failure)
 * opens a new one.
 *
 * @param shown the key of the queries that show the purchase, which are invalidated if it no longer awaits this payment
 */
export function usePay(shown: QueryKey) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const [isLeaving, setLeaving] = useState(false);

  // After going back from the provider, the browser may restore this page from its cache exactly as it was.
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
    // The shown state is probably outdated: the purchase was paid elsewhere, or it expired.
    onError: () => client.invalidateQueries({ queryKey: shown }),
  });
  return { pay: mutate, payAndWait: mutateAsync, error, isPaying: isPending || isLeaving };
}
