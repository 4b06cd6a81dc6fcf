import '@/lib/http/club-calls';
import type { CallBody, MembershipWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMemberPrices } from '@/features/common/member-prices';
import { call } from '@/lib/http/call';
import { downloadDocument, saveFile } from '@/lib/http/download';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';

/** Chooses a plan. A retry after a lost answer reuses the idempotency key. */
export function useJoin(onJoined: (membership: MembershipWire) => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (body: CallBody<'memberships.join'>) =>
      call('memberships.join', { body, idempotencyKey: attempt.keyFor(body) }),
    meta: { failure: false },
    onSuccess: (membership) => {
      attempt.done();
      onJoined(membership);
    },
    // After a refusal the plans or their prices are outdated.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('memberships') }),
  });
}

/** Refunds the membership and ends it. A retry after a lost answer reuses the idempotency key. */
export function useRefund({ id }: Pick<MembershipWire, 'id'>, onDone: () => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: () => call('memberships.refund', { params: { id }, idempotencyKey: attempt.keyFor(id) }),
    meta: { failure: false },
    onSuccess: () => {
      attempt.done();
      onDone();
      return refreshMemberPrices(client);
    },
  });
}

export function useReminders({ id }: Pick<MembershipWire, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wantsReminders: boolean) =>
      call('memberships.setReminders', { params: { id }, body: { wantsReminders } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('me') }),
  });
}

/** Fetches the invoice with the person's token, which a plain link cannot send. */
export const useMembershipInvoice = ({ id, number }: Pick<MembershipWire, 'id' | 'number'>) =>
  useMutation({
    mutationFn: () => downloadDocument('memberships.invoice', { params: { id } }),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
  });
