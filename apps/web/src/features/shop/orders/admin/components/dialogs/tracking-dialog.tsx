import { type AdminOrderWire, carriers } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { useOrderChange } from '../../api/use-order-change';
import { useSeen } from '../../api/use-seen';
import { isConflict } from '../../model/conflict';
import { ActionDialog } from './action-dialog';
import { ChangeFailure } from './change-failure';
import { trackingBody, TrackingFields, useTrackingForm, type TrackingForm } from './tracking-fields';

export interface OrderDialogProps {
  order: AdminOrderWire;
  open: boolean;
  onClose: () => void;
}

/** Adds or corrects the tracking number of a shipment. */
export function TrackingDialog({ order, onClose }: Omit<OrderDialogProps, 'open'>) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const { seen, showCurrent } = useSeen(order, trackingOf);
  const form = useTrackingForm(seen);
  const saving = useOrderChange(
    order.id,
    (tracking: TrackingForm) =>
      call('orders.admin.track', { params: { id: order.id }, body: { ...trackingBody(tracking), expected: seen } }),
    () => {
      onClose();
      notify({ type: 'success', message: t('tracking.done', { number: order.number }) });
    },
  );
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('tracking.title', { number: order.number })}
      text={t('tracking.text')}
      confirmLabel={t('tracking.save')}
      pending={saving.isPending}
      failure={
        <>
          <ChangeFailure error={saving.error} order={order} />
          {isConflict(saving.error) && (
            <p className="wrap-anywhere">
              <span className="font-semibold">{t('tracking.now')}</span>{' '}
              {seen.carrier && carriers[seen.carrier].name[locale]} {seen.trackingNumber ?? t('tracking.none')}
            </p>
          )}
        </>
      }
      onSubmit={form.handleSubmit((tracking) =>
        saving.mutate(tracking, {
          onError: (error) => {
            showCurrent(error);
            form.showServerErrors(error);
          },
        }),
      )}
    >
      <TrackingFields form={form} />
    </ActionDialog>
  );
}

function trackingOf({ shipments }: AdminOrderWire): Partial<TrackingForm> {
  const { carrier, trackingNumber } = shipments.at(-1) ?? {};
  return { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) };
}
