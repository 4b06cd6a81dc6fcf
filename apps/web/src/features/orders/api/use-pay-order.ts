import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/http/call';
import { leaveTo } from '@/lib/leave';
import { queryKeys } from '@/lib/query/keys';
import { randomId } from '@/lib/random-id';

export interface Payable {
  id: string;
  /** A guest's key to the order. */
  token: string | null;
}

/**
 * Opens a payment and leaves for the provider's page. A try that got no answer is made again under its key, so that it
 * opens one payment; once a payment is open, the next try (after a failure) is a new one.
 */
export function usePayOrder() {
  const client = useQueryClient();
  const key = useRef<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  // Back from the provider, the browser may show this page exactly as it was left.
  useEffect(() => {
    const shown = () => setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const { mutate, mutateAsync, error, isPending } = useMutation({
    meta: { failure: false },
    mutationFn: async ({ id, token }: Payable) => {
      key.current ??= randomId();
      const body = { orderId: id, ...(token !== null && { orderToken: token }) };
      return call('payments.create', { body, idempotencyKey: key.current });
    },
    onSuccess: ({ redirectUrl }) => {
      key.current = null;
      if (redirectUrl === null) return client.invalidateQueries({ queryKey: queryKeys.area('orders') });
      setLeaving(true);
      leaveTo(redirectUrl);
      return undefined;
    },
    // Most likely the order is not what this page shows: paid elsewhere, or run out.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.area('orders') }),
  });
  return { pay: mutate, payAndWait: mutateAsync, error, isPaying: isPending || isLeaving };
}
