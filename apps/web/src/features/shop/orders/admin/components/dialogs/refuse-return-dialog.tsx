import { orderFields, type AdminOrderWire, type AdminReturnWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { useOrderChange } from '../../api/use-order-change';
import { ActionDialog } from './action-dialog';
import { ChangeFailure } from './change-failure';

export interface ReturnDialogProps {
  order: AdminOrderWire;
  entry: AdminReturnWire;
  open: boolean;
  onClose: () => void;
}

/** Refuses a return with a reason that the customer reads. */
export function RefuseReturnDialog({ order, entry, open, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('orders.admin');
  const form = useRuledForm({ reason: orderFields.returnAnswer }, { reason: '' });
  const refusing = useOrderChange(
    order.id,
    (body: { reason: string }) =>
      call('orders.admin.refuseReturn', { params: { id: order.id, returnId: entry.id }, body }),
    () => {
      onClose();
      form.reset();
      notify({ type: 'success', message: t('returns.refused') });
    },
  );
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={t('returns.refuseTitle')}
      text={t('returns.refuseText')}
      confirmLabel={t('returns.refuseConfirm')}
      pending={refusing.isPending}
      failure={<ChangeFailure error={refusing.error} order={order} />}
      onSubmit={form.handleSubmit((body) => refusing.mutate(body, { onError: form.showServerErrors }))}
    >
      <Field label={t('returns.refuseReason')} error={form.errorOf('reason')} required>
        <Textarea rows={4} maxLength={orderFields.returnAnswer.max} {...form.register('reason')} />
      </Field>
    </ActionDialog>
  );
}
