import { OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';
import { FormAlert } from '@/ui/feedback/form-alert';
import { useCancelOrder } from '../api/use-cancel-order';

/** Cancels an order before it is shipped. Asks for confirmation, because this cannot be undone. */
export function CancelOrder({ order, token }: { order: OrderWire; token: string | null }) {
  const { t } = useTranslation('orders');
  const [isAsking, setAsking] = useState(false);
  const cancelling = useCancelOrder({ id: order.id, token }, () => {
    setAsking(false);
    notify({ type: 'success', message: t('cancel.done', { number: order.number }) });
  });
  if (!order.can.cancel) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        width="narrow"
        busy={cancelling.isPending}
        title={t('cancel.title', { number: order.number })}
        description={t(order.status === OrderStatus.PAID ? 'cancel.textPaid' : 'cancel.textPending')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" disabled={cancelling.isPending} onClick={() => setAsking(false)}>
              {t('cancel.keep')}
            </Button>
            <Button pending={cancelling.isPending} onClick={() => cancelling.mutate()}>
              {t('cancel.confirm')}
            </Button>
          </div>
        }
      >
        <FormAlert>{cancelling.error && errorMessage(cancelling.error)}</FormAlert>
      </Dialog>
    </>
  );
}
