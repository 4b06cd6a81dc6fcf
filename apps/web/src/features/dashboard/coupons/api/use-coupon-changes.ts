import type {
  AssignCouponBody,
  AssignCouponWire,
  CouponAdminWire,
  CouponTerms,
  UpdateCouponBody,
} from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';

/** A change shows in the list, in the coupon and in what was made of it. */
function useRefreshed(): { onSettled: () => Promise<void> } {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('coupons') }) };
}

/** Refusals are shown where they belong. */
const inPlace = { meta: { failure: false } } as const;

export type SaveCoupon = { id: null; body: CouponTerms } | { id: string; body: UpdateCouponBody };

export function useSaveCoupon(): UseMutationResult<CouponAdminWire, Error, SaveCoupon> {
  return useMutation({
    mutationFn: (save: SaveCoupon) =>
      save.id === null
        ? call('coupons.admin.create', { body: save.body })
        : call('coupons.admin.update', { params: { id: save.id }, body: save.body }),
    ...inPlace,
    ...useRefreshed(),
  });
}

/** Ends several, each for itself; what one of them is refused does not stop the others. */
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
