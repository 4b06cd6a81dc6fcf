import { OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { useCancelOrder } from '../api/use-cancel-order';

/** Cancels an order before it is shipped. Asks for confirmation, because this cannot be undone. */
export function CancelOrder({ order, token }: { order: OrderWire; token: string | null }) {
  const { t } = useTranslation('orders');
  const { id, number, status, can } = order;
  const cancelling = useCancelOrder({ id, token });
  if (!can.cancel) return null;
  return (
    <ConfirmButton
      variant="outline"
      label={t('cancel.open')}
      title={t('cancel.title', { number })}
      text={t(status === OrderStatus.PAID ? 'cancel.textPaid' : 'cancel.textPending')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      change={cancelling}
      input={undefined}
      onDone={() => notify({ type: 'success', message: t('cancel.done', { number }) })}
    />
  );
}
