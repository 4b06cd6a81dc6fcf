import '@/lib/http/inbox-calls';
import type { PartnerBody } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/errors/api-error';
import { callForAnswer } from '@/lib/http/call';
import { useAttempt } from '@/lib/query/use-attempt';

/** Sends the application. A retry after a lost answer reuses the idempotency key, so it does not create a duplicate. */
export function useApply() {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (body: PartnerBody) =>
      callForAnswer('partners.create', { body, idempotencyKey: attempt.keyFor(body), skipLoader: true }),
    onSuccess: attempt.done,
    meta: { failure: false },
  });
}

/**
 * Returns true if the server answered with a refusal. Spec 8 has one text for a refusal and another for a failed
 * request.
 */
export const isAnsweredNo = (error: unknown): boolean => error instanceof ApiError && error.status === 200;
