import type { CouponDetailWire } from '@dronesoccer/contracts';
import { CalendarOff, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RouteDrawer } from '@/lib/forms/use-route-drawer';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { Button } from '@/ui/actions/button';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { useDeleteCoupon } from '../api/use-coupon-changes';
import { useEndCoupon } from '../api/use-end-coupon';

interface CouponActionsProps {
  coupon: CouponDetailWire;
  drawer: RouteDrawer;
}

/**
 * The actions for a coupon: edit, copy, and end or delete. A used coupon is ended, which can be undone; an unused one
 * can be deleted.
 */
export function CouponActions({ coupon, drawer }: CouponActionsProps) {
  const { t } = useTranslation('coupons.admin');
  const remove = useDeleteCoupon();
  const end = useEndCoupon();
  const { id, code, state, isUnused } = coupon;
  const isOver = state === 'ended' || state === 'scheduled';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => drawer.leave(paths.editCoupon(id))}>
        <Pencil aria-hidden className="size-5" />
        {t('actions.edit')}
      </Button>
      {!isOver && (
        <Button variant="outline" pending={end.isPending} onClick={() => end.mutate(coupon)}>
          <CalendarOff aria-hidden className="size-5" />
          {t('actions.end')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => drawer.leave(paths.copyCoupon(id))}>
        <CopyPlus aria-hidden className="size-5" />
        {t('actions.duplicate')}
      </Button>
      {isUnused && (
        <ConfirmButton
          icon={Trash2}
          label={t('actions.delete')}
          title={t('actions.deleteTitle', { code })}
          text={t('actions.deleteText')}
          confirmLabel={t('actions.deleteConfirm')}
          change={remove}
          input={id}
          onDone={() => {
            notify({ type: 'success', message: t('actions.deleted', { code }) });
            drawer.leave();
          }}
        />
      )}
    </div>
  );
}
