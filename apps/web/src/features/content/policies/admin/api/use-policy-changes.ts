import type { CallBody, PolicyName } from '@dronesoccer/contracts';
import { call } from '@/lib/http/call';
import { useAttempt } from '@/lib/query/use-attempt';
import { useChange } from '@/lib/query/use-change';

/** Publishes the next version. A retry without a response publishes it only once. */
export function usePublishPolicy(name: PolicyName) {
  const attempt = useAttempt();
  return useChange(['policies'], async (body: CallBody<'policies.admin.publish'>) => {
    const published = await call('policies.admin.publish', {
      params: { name },
      body,
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.done();
    return published;
  });
}

export const useWithdrawPolicy = (name: PolicyName) =>
  useChange(['policies'], (number: number) =>
    call('policies.admin.withdraw', { params: { name, number: String(number) } }),
  );
