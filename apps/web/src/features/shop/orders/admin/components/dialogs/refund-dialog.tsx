import { orderFields } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { MoneyInput } from '@/ui/fields/money-input';
import { Textarea } from '@/ui/fields/textarea';
import { ActionDialog } from './action-dialog';
import { ChangeFailure } from './change-failure';
import { RefundLines } from './refund-lines';
import { RefundReasons } from './refund-reasons';
import type { OrderDialogProps } from './tracking-dialog';
import { useRefund } from './use-refund';
import { RefundValue } from './refund-value';

/** Refunds a part of the payment: units, shipping, or an amount, but never more than is left. */
export function RefundDialog({ order, open, onClose }: OrderDialogProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(dollars, locale);
  const refund = useRefund(order, open, onClose);
  const { form, hasChosen, proposal, sum } = refund;
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      width="wide"
      title={t('refunds.dialogTitle', { number: order.number })}
      text={t('refunds.dialogText', { amount: money(order.refundable) })}
      confirmLabel={sum === null ? t('refunds.confirmNone') : t('refunds.confirm', { amount: money(sum) })}
      pending={refund.isPending}
      disabled={!order.actions.refund || refund.isAsking}
      failure={<ChangeFailure error={refund.error} order={order} />}
      onSubmit={refund.submit}
    >
      <RefundLines order={order} draft={refund.draft} onChange={refund.setDraft} />
      <fieldset className="flex flex-col gap-4">
        <legend className="display-3 mb-3 text-base">{t('refunds.howMuch')}</legend>
        {hasChosen && <RefundValue proposal={proposal.data} isStale={proposal.isPlaceholderData} />}
        {hasChosen && (
          <Checkbox
            label={t('refunds.ownAmount')}
            checked={refund.isOwn}
            onChange={({ target }) => refund.setOwn(target.checked)}
          />
        )}
        {refund.needsOwn && (
          <Field
            label={t(hasChosen ? 'refunds.ownAmountLabel' : 'refunds.amount')}
            hint={t('refunds.ownHint', { amount: money(order.refundable) })}
            error={form.errorOf('amount')}
            className="max-w-72"
          >
            <MoneyInput {...form.register('amount')} />
          </Field>
        )}
      </fieldset>
      <div className="flex flex-col gap-3">
        <Field label={t('refunds.reason')} hint={t('refunds.reasonHint')} error={form.errorOf('reason')} required>
          <Textarea rows={3} maxLength={orderFields.refundReason.max} {...form.register('reason')} />
        </Field>
        <RefundReasons
          onChoose={(reason) => form.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      {refund.confirmation}
    </ActionDialog>
  );
}
