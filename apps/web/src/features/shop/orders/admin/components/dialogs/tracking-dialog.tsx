import type { AdminOrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { useOrderChange } from '../../api/use-order-change';
import { ActionDialog } from './action-dialog';
import { ChangeFailure } from './change-failure';
import { trackingBody, TrackingFields, useTrackingForm, type TrackingForm } from './tracking-fields';

export interface OrderDialogProps {
  order: AdminOrderWire;
  open: boolean;
  onClose: () => void;
}

/** Adds or corrects the tracking number of a shipment. */
export function TrackingDialog({ order, open, onClose }: OrderDialogProps) {
  const { t } = useTranslation('orders.admin');
  const shipment = order.shipments.at(-1);
  const form = useTrackingForm({
    ...(shipment?.carrier && { carrier: shipment.carrier }),
    ...(shipment?.trackingNumber && { trackingNumber: shipment.trackingNumber }),
  });
  const saving = useOrderChange(
    order.id,
    (tracking: TrackingForm) => call('orders.admin.track', { params: { id: order.id }, body: trackingBody(tracking) }),
    () => {
      onClose();
      form.reset(form.getValues());
      notify({ type: 'success', message: t('tracking.done', { number: order.number }) });
    },
  );
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={t('tracking.title', { number: order.number })}
      text={t('tracking.text')}
      confirmLabel={t('tracking.save')}
      pending={saving.isPending}
      failure={<ChangeFailure error={saving.error} order={order} />}
      onSubmit={form.handleSubmit((tracking) => saving.mutate(tracking, { onError: form.showServerErrors }))}
    >
      <TrackingFields form={form} />
    </ActionDialog>
  );
}
