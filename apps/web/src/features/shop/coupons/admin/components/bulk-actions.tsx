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
  const close = () => {
    setAsking(false);
    end.reset();
  };
  const ids = 'ids' in selection.target ? selection.target.ids : [];
  const confirm = () =>
    end.mutate(ids, {
      onSuccess: ({ ended, notStarted, failed }) => {
        close();
        // The ticked coupons stay ticked for another attempt. Ending a coupon twice changes nothing.
        if (failed === 0) selection.clear();
        if (ended === ids.length) return notify({ type: 'success', message: t('bulk.ended', { count: ended }) });
        const sentences = [
          t('bulk.endedOf', { ended, total: ids.length }),
          ...(notStarted > 0 ? [t('bulk.notStarted', { count: notStarted })] : []),
          ...(failed > 0 ? [t('bulk.failed', { count: failed })] : []),
        ];
        notify({ type: 'warning', message: sentences.join(' ') });
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
        onClose={close}
        title={t('bulk.endTitle', { count: ids.length })}
        text={t('bulk.endText', { count: ids.length })}
        confirmLabel={t('bulk.end')}
        pending={end.isPending}
        error={end.error}
        onConfirm={confirm}
      />
    </>
  );
}
