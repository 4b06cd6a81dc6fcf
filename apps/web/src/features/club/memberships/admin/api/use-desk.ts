import '@/lib/http/club-calls';
import type { CallBody, MembershipAdminWire, ProvinceCode } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';

/** The plans that are offered, with the taxes of a province; without a province they have no taxes. */
export const offeredPlansQuery = (province: ProvinceCode | null) =>
  callQuery('memberships.plans', { query: province === null ? {} : { province } });

/** Asks whether the card with a code is valid. */
export const useScan = () =>
  useMutation({
    meta: { failure: false },
    mutationFn: (code: string) => call('memberships.admin.scan', { body: { code } }),
  });

/** Looks up the account with exactly this email. */
export const useLookUp = () =>
  useMutation({
    meta: { failure: false },
    mutationFn: (email: string) => call('memberships.admin.account', { body: { email } }),
  });

/** A membership that is sold, or given free of charge. */
export type DeskOrder = { sale: CallBody<'memberships.admin.sell'> } | { gift: CallBody<'memberships.admin.give'> };

/** Sells or gives a membership. A retry without a response does so only once. */
export function useDeskOrder(onDone: (membership: MembershipAdminWire) => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    meta: { failure: false },
    mutationFn: (order: DeskOrder) => {
      const idempotencyKey = attempt.keyFor(order);
      return 'sale' in order
        ? call('memberships.admin.sell', { body: order.sale, idempotencyKey })
        : call('memberships.admin.give', { body: order.gift, idempotencyKey });
    },
    onSuccess: (membership) => {
      attempt.done();
      onDone(membership);
    },
    // After a refusal the plans or the person's membership are outdated.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('memberships') }),
  });
}
