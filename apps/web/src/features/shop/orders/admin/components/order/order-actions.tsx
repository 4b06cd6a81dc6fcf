import type { AdminOrderWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { FileText, HandCoins, MapPin, PackageCheck, PackageOpen, Truck, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { downloadDocument, saveFile } from '@/lib/http/download';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { useOrderChange } from '../../api/use-order-change';
import { movableOf } from '../../model/movable';
import { stepsOf, type OrderStep, type StepName } from '../../model/steps';
import { RefundDialog } from '../dialogs/refund-dialog';
import { StepDialog } from '../dialogs/step-dialog';

const icons: Record<StepName, LucideIcon> = { ship: Truck, handOver: PackageCheck, cancel: X };

/** The buttons for the order's current state: its steps from the table of transitions, and related actions. */
export function OrderActions({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  // The dialog outlives its button: a conflict may remove the step while the administrator's input is still shown.
  const [step, setStep] = useState<OrderStep | null>(null);
  const [asked, setAsked] = useState<'step' | 'refund' | null>(null);
  const close = () => setAsked(null);
  const { actions, nextSteps } = order;
  const steps = stepsOf(order).filter(({ to }) => nextSteps.includes(to));
  return (
    <div role="group" aria-label={t('order.actions')} className="flex flex-wrap gap-3">
      {steps.map((each) => {
        const Icon = icons[each.name];
        return (
          <Button
            key={each.name}
            variant={each.name === 'cancel' ? 'outline' : 'primary'}
            className={each.name === 'cancel' ? 'order-last' : undefined}
            onClick={() => {
              setStep(each);
              setAsked('step');
            }}
          >
            <Icon aria-hidden className="size-5" />
            {t(`steps.${each.name}`)}
          </Button>
        );
      })}
      {actions.ready && <ReadyButton order={order} />}
      {actions.refund && (
        <Button variant="outline" onClick={() => setAsked('refund')}>
          <HandCoins aria-hidden className="size-5" />
          {t('order.refund')}
        </Button>
      )}
      {actions.packingSlip && (
        <ButtonLink to={paths.packingSlip(order.id)} variant="outline">
          <PackageOpen aria-hidden className="size-5" />
          {t('order.packingSlip')}
        </ButtonLink>
      )}
      {order.can.invoice && <InvoiceButton order={order} />}
      {step && (
        <StepDialog key={step.name} order={movableOf(order)} step={step} open={asked === 'step'} onClose={close} />
      )}
      <RefundDialog order={order} open={asked === 'refund'} onClose={close} />
    </div>
  );
}

function ReadyButton({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const telling = useOrderChange(
    order.id,
    () => call('orders.admin.ready', { params: { id: order.id } }),
    () => notify({ type: 'success', message: t('order.readyDone', { email: order.email }) }),
  );
  return (
    <Button
      variant="outline"
      pending={telling.isPending}
      onClick={() =>
        telling.mutate(undefined, { onError: (error) => notify({ type: 'danger', message: errorMessage(error) }) })
      }
    >
      <MapPin aria-hidden className="size-5" />
      {t('order.ready')}
    </Button>
  );
}

/** Opens the customer's invoice, in the customer's language. */
function InvoiceButton({ order: { id, number } }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const fetching = useMutation({
    mutationFn: () => downloadDocument('orders.invoice', { params: { id } }),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
  });
  return (
    <Button variant="outline" pending={fetching.isPending} onClick={() => fetching.mutate()}>
      <FileText aria-hidden className="size-5" />
      {t('order.invoice')}
    </Button>
  );
}
