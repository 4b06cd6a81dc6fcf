import type { CallBody, PolicyName } from '@dronesoccer/contracts';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';
import { useChangeOnce } from '@/lib/query/use-once';

/** Publishes the next version. A retry without a response publishes it only once. */
export const usePublishPolicy = (name: PolicyName) =>
  useChangeOnce(['policies'], (body: CallBody<'policies.admin.publish'>, idempotencyKey) =>
    call('policies.admin.publish', { params: { name }, body, idempotencyKey }),
  );

export const useWithdrawPolicy = (name: PolicyName) =>
  useChange(['policies'], (number: number) =>
    call('policies.admin.withdraw', { params: { name, number: String(number) } }),
  );
