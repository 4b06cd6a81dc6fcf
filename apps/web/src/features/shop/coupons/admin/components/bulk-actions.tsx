import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { BulkBar } from '@/ui/data-table/bulk-bar';
import type { Selection } from '@/ui/data-table/use-selection';
import { useEndCoupons } from '../api/use-coupon-changes';

/** Ends the ticked coupons. Coupons that have not begun cannot be ended; they stay unchanged and are counted. */
export function CouponBulkActions({ selection }: { selection: Selection }) {
  const { t } = useTranslation('coupons.admin');
  const [isAsking, setAsking] = useState(false);
  const end = useEndCoupons();
  const ids = 'ids' in selection.target ? selection.target.ids : [];
  const confirm = () =>
    end.mutate(ids, {
      onSuccess: (ended) => {
        setAsking(false);
        selection.clear();
        const isAll = ended === ids.length;
        const left = ids.length - ended;
        notify({
          type: isAll ? 'success' : 'warning',
          message: isAll ? t('bulk.ended', { count: ended }) : t('bulk.someEnded', { count: left, ended }),
        });
      },
    });
  return (
    <>
      <BulkBar selection={selection} canSelectAll={false}>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          <CalendarOff aria-hidden className="size-5" />
          {t('bulk.end')}
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('bulk.endTitle', { count: ids.length })}
        text={t('bulk.endText')}
        confirmLabel={t('bulk.end')}
        pending={end.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
