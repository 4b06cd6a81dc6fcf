import type { AssignCouponBody, CouponTerms } from '@dronesoccer/contracts';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';

const areas = ['coupons'] as const;

export const useSaveCoupon = () =>
  useChange(areas, (save: Save<CouponTerms>) =>
    save.id === null
      ? call('coupons.admin.create', { body: save.terms })
      : call('coupons.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } }),
  );

/** Ends several coupons independently, so one refusal does not stop the others. Returns the number of ended coupons. */
export const useEndCoupons = () =>
  useChange(
    areas,
    async (ids: readonly string[]) => {
      const ends = await Promise.allSettled(ids.map((id) => call('coupons.admin.end', { params: { id } })));
      return ends.filter(({ status }) => status === 'fulfilled').length;
    },
    'toast',
  );

export const useDeleteCoupon = () => useChange(areas, (id: string) => call('coupons.admin.delete', { params: { id } }));

export const useAssignCoupon = (id: string) =>
  useChange(areas, (body: AssignCouponBody) =>
    call('coupons.admin.assign', { params: { id }, body, timeoutMs: 60_000 }),
  );

export const useUnassignCoupon = (id: string) =>
  useChange(
    areas,
    (emails: readonly string[]) => call('coupons.admin.unassign', { params: { id }, body: { emails: [...emails] } }),
    'toast',
  );
