import type { AssignCouponBody, AssignCouponWire, CouponAdminWire, CouponTerms } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';

/** Refreshes the list, the coupon, and its redemptions and assignments after a change. */
function useRefreshed(): { onSettled: () => Promise<void> } {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('coupons') }) };
}

/** The component that made the change shows the refusal. */
const inPlace = { meta: { failure: false } } as const;

export function useSaveCoupon(): UseMutationResult<CouponAdminWire, Error, Save<CouponTerms>> {
  return useMutation({
    mutationFn: (save: Save<CouponTerms>) =>
      save.id === null
        ? call('coupons.admin.create', { body: save.terms })
        : call('coupons.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

/** Ends several coupons independently: one refusal does not stop the others. */
export function useEndCoupons(): UseMutationResult<number, Error, readonly string[]> {
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const ends = await Promise.allSettled(ids.map((id) => call('coupons.admin.end', { params: { id } })));
      return ends.filter(({ status }) => status === 'fulfilled').length;
    },
    ...useRefreshed(),
  });
}

export function useDeleteCoupon(): UseMutationResult<null, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('coupons.admin.delete', { params: { id } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useAssignCoupon(id: string): UseMutationResult<AssignCouponWire, Error, AssignCouponBody> {
  return useMutation({
    mutationFn: (body: AssignCouponBody) => call('coupons.admin.assign', { params: { id }, body, timeoutMs: 60_000 }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useUnassignCoupon(id: string): UseMutationResult<{ unassigned: number }, Error, readonly string[]> {
  return useMutation({
    mutationFn: (emails: readonly string[]) =>
      call('coupons.admin.unassign', { params: { id }, body: { emails: [...emails] } }),
    ...useRefreshed(),
  });
}
