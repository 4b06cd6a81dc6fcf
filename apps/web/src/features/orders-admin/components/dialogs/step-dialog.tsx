import { type OrderStatus, type AdminOrderWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { adminOrderQuery } from '../../api/queries';
import { useOrderChange } from '../../api/use-order-change';
import { isConflict } from '../../model/conflict';
import { movableOf, type Movable } from '../../model/movable';
import { stateKey } from '../../model/state-name';
import { stepTo, type OrderStep } from '../../model/steps';
import { ActionDialog } from './action-dialog';
import { ChangeFailure } from './change-failure';
import { StepEffects } from './step-effects';
import { trackingBody, TrackingFields, useTrackingForm, type TrackingForm } from './tracking-fields';

export interface StepDialogProps {
  order: Movable;
  step: OrderStep;
  open: boolean;
  onClose: () => void;
}

/** The question before an order moves on: what it needs to know, and what will happen. */
export function StepDialog({ order, step, open, onClose }: StepDialogProps) {
  const { t } = useTranslation('orders-admin');
  const form = useTrackingForm();
  const moving = useOrderChange(
    order.id,
    ({ expected, tracking }: { expected: OrderStatus; tracking: TrackingForm | null }, idempotencyKey) =>
      call('ordersAdmin.changeStatus', {
        params: { id: order.id },
        body: { to: step.to, expected, ...(tracking && trackingBody(tracking)) },
        idempotencyKey,
      }),
    (changed: AdminOrderWire) => {
      onClose();
      form.reset();
      notify({ type: 'success', message: t(`ask.done.${step.name}`, { number: changed.number }) });
    },
  );
  // The board shows summaries; after a conflict the order itself is asked.
  const isLate = isConflict(moving.error);
  const { data } = useQuery({ ...adminOrderQuery(order.id), enabled: isLate });
  const current = isLate && data ? movableOf(data) : order;
  const isPossible = stepTo(current, step.to) !== null;
  const needsTracking = step.name === 'ship';
  const close = () => {
    moving.reset();
    onClose();
  };
  return (
    <ActionDialog
      open={open}
      onClose={close}
      title={t(`ask.${step.name}`, { number: order.number })}
      text={t(`ask.${step.name}Text`)}
      confirmLabel={t(`ask.confirm.${step.name}`)}
      pending={moving.isPending}
      impossible={!isPossible}
      failure={<ChangeFailure error={moving.error} order={current} />}
      onSubmit={form.handleSubmit((tracking) =>
        moving.mutate(
          { expected: current.status, tracking: needsTracking ? tracking : null },
          { onError: form.showServerErrors },
        ),
      )}
    >
      {!isPossible && <p>{t('ask.notNow', { state: t(stateKey(current)) })}</p>}
      {needsTracking && <TrackingFields form={form} />}
      {isPossible && <StepEffects order={current} step={step} />}
    </ActionDialog>
  );
}
