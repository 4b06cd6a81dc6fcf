import type { AssignCouponBody, CouponTerms } from '@dronesoccer/contracts';
import type { Save } from '@/features/common/admin/use-edit-form';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';

const areas = ['coupons'] as const;

export const useSaveCoupon = () =>
  useChange(areas, (save: Save<CouponTerms>) =>
    save.id === null
      ? call('coupons.admin.create', { body: save.terms })
      : call('coupons.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } }),
  );

interface EndedCoupons {
  ended: number;
  /** A coupon that has not started yet cannot be ended. */
  notStarted: number;
  failed: number;
}

/** Ends several coupons independently, so one refusal does not stop the others. */
export const useEndCoupons = () =>
  useChange(areas, async (ids: readonly string[]): Promise<EndedCoupons> => {
    const ends = await Promise.allSettled(ids.map((id) => call('coupons.admin.end', { params: { id } })));
    const errors = ends.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    const failures = errors.filter((error) => !(error instanceof ApiError && error.code === 'COUPON_UPDATE_FAILED'));
    const ended = ids.length - errors.length;
    // The dialog shows why nothing was done.
    if (ended === 0 && failures.length > 0) throw failures[0];
    return { ended, notStarted: errors.length - failures.length, failed: failures.length };
  });

export const useDeleteCoupon = () => useChange(areas, (id: string) => call('coupons.admin.delete', { params: { id } }));

/** The component shows a failure, unless `failure` is `toast`. */
export const useAssignCoupon = (id: string, failure?: 'toast') =>
  useChange(
    areas,
    (body: AssignCouponBody) => call('coupons.admin.assign', { params: { id }, body, timeoutMs: 60_000 }),
    failure,
  );

export const useUnassignCoupon = (id: string) =>
  useChange(
    areas,
    (emails: readonly string[]) => call('coupons.admin.unassign', { params: { id }, body: { emails: [...emails] } }),
    'toast',
  );
