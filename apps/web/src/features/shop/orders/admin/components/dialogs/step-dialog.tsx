import type { AdminOrderWire, ChangeOrderStatusBody } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { adminOrderQuery } from '../../api/queries';
import { useOrderChange } from '../../api/use-order-change';
import { groundsOf } from '../../model/cancel-grounds';
import { isConflict } from '../../model/conflict';
import { movableOf, type Movable } from '../../model/movable';
import { stateKey } from '../../model/state-name';
import { stepTo, type OrderStep, type StepName } from '../../model/steps';
import { ActionDialog } from './action-dialog';
import { CancelFields, useCancelForm } from './cancel-fields';
import { ChangeFailure } from './change-failure';
import { StepEffects } from './step-effects';
import { trackingBody, TrackingFields, useTrackingForm } from './tracking-fields';

interface StepDialogProps {
  order: Movable;
  step: OrderStep;
  open: boolean;
  onClose: () => void;
}

/** Asks for the details of an order's next step and shows the step's effects. */
export function StepDialog({ order, step, open, onClose }: StepDialogProps) {
  const { t } = useTranslation('orders.admin');
  const tracking = useTrackingForm();
  const cancelling = useCancelForm();
  const confirmed = useConfirmed();
  const moving = useOrderChange(
    order.id,
    (terms: Omit<ChangeOrderStatusBody, 'to'>, idempotencyKey) =>
      confirmed.run(() => {
        const body = { to: step.to, ...terms };
        return call('orders.admin.changeStatus', { params: { id: order.id }, body, idempotencyKey });
      }),
    (changed: AdminOrderWire) => {
      onClose();
      tracking.reset();
      cancelling.reset();
      notify({ type: 'success', message: t(`ask.done.${step.name}`, { number: changed.number }) });
    },
  );
  // The board has only summaries, so after a conflict the order itself is fetched.
  const isLate = isConflict(moving.error);
  const { data } = useQuery({ ...adminOrderQuery(order.id), enabled: isLate });
  const current = isLate && data ? movableOf(data) : order;
  const isPossible = stepTo(current, step.to) !== null;
  const expected = current.status;
  const submit = {
    ship: tracking.handleSubmit((values) =>
      moving.mutate({ expected, ...trackingBody(values) }, { onError: tracking.showServerErrors }),
    ),
    handOver: async () => moving.mutate({ expected }),
    cancel: cancelling.handleSubmit((values) => {
      const grounds = groundsOf(values);
      moving.mutate({ expected, ...(grounds && { grounds }) });
    }),
  } satisfies Record<StepName, () => Promise<void>>;
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
      disabled={!isPossible}
      failure={<ChangeFailure error={moving.error} order={current} />}
      onSubmit={submit[step.name]}
    >
      {!isPossible && <p>{t('ask.notNow', { state: t(stateKey(current)) })}</p>}
      {step.name === 'ship' && <TrackingFields form={tracking} />}
      {step.name === 'cancel' && isPossible && <CancelFields form={cancelling} />}
      {isPossible && (
        <StepEffects order={current} step={step} isTracked={tracking.watch('trackingNumber').trim() !== ''} />
      )}
      {confirmed.dialog}
    </ActionDialog>
  );
}
