import type { CouponAdminWire, CouponTerms } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { queryKeys } from '@/lib/query/keys';

/**
 * Ends a coupon at once. Undo restores its previous end unless someone has edited it since. The mutation owns the undo,
 * because the button disappears when the coupon ends and the drawer may be closed by then.
 */
export function useEndCoupon(): UseMutationResult<CouponAdminWire, Error, CouponAdminWire> {
  const { t } = useTranslation('coupons.admin');
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: queryKeys.area('coupons') });
  const undo = async (ended: CouponAdminWire, endsAt: string | null) => {
    const { id, code, version } = ended;
    try {
      await call('coupons.admin.update', { params: { id }, body: { ...termsIn(ended), endsAt, version } });
      notify({ type: 'success', message: t('actions.endUndone', { code }) });
    } catch {
      notify({ type: 'danger', message: t('actions.endNotUndone', { code }) });
    }
    await refresh();
  };
  return useMutation({
    mutationFn: ({ id }: CouponAdminWire) => call('coupons.admin.end', { params: { id } }),
    onSuccess: (ended, { code, endsAt }) => notifyUndo(t('actions.ended', { code }), () => void undo(ended, endsAt)),
    onSettled: refresh,
  });
}

/** Returns the editable terms of a coupon from the server. */
const termsIn = (coupon: CouponAdminWire): CouponTerms => ({
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.value,
  minSubtotal: coupon.minSubtotal,
  categories: coupon.categories,
  startsAt: coupon.startsAt,
  endsAt: coupon.endsAt,
  totalUses: coupon.totalUses,
  usesPerPerson: coupon.usesPerPerson,
  firstOrderOnly: coupon.firstOrderOnly,
  assignedOnly: coupon.assignedOnly,
  isActive: coupon.isActive,
});
