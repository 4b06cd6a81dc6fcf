import type { PartnerBody } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/errors/api-error';
import { callForAnswer } from '@/lib/http/call';
import { useAttempt } from '@/lib/query/use-attempt';

/** Sends the application; a try that got no answer is sent again under its key, so that it is not its own duplicate. */
export function useApply() {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (body: PartnerBody) =>
      callForAnswer('partners.create', { body, idempotencyKey: attempt.keyFor(body), skipLoader: true }),
    onSuccess: attempt.done,
    meta: { failure: false },
  });
}

/** Spec 8 has one text for an answer that says no, and another for a request that failed. */
export const isAnsweredNo = (error: unknown): boolean => error instanceof ApiError && error.status === 200;
