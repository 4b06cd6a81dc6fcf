import { commonFields, ReturnReason, type ReceiveReturnBody } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { formatMoney } from '@/lib/format';
import { dollarsOf } from '@/lib/forms/amounts';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Field } from '@/ui/fields/field';
import { MoneyInput } from '@/ui/fields/money-input';
import { Toggle } from '@/ui/fields/toggle';
import { RadioGroup } from '@/ui/fields/radio-group';
import { useOrderChange } from '../../api/use-order-change';
import { amountProblem } from '../../model/refund-draft';
import { ActionDialog } from './action-dialog';
import { ChangeFailure } from './change-failure';
import type { ReturnDialogProps } from './refuse-return-dialog';
import { RefundValue } from './refund-value';

type Sum = 'proposed' | 'another' | 'nothing';

/** Receives returned goods: restocks what can be sold again and refunds the customer. */
export function ReceiveReturnDialog({ order, entry, open, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(dollars, locale);
  const { proposal } = entry;
  const refundable = proposal?.refundable ?? 0;
  const [sum, setSum] = useState<Sum>('proposed');
  const [damaged, setDamaged] = useState<ReadonlySet<string>>(
    () => new Set(entry.lines.filter(({ reason }) => reason === ReturnReason.DAMAGED).map((line) => line.productId)),
  );
  const form = useRuledForm({ amount: commonFields.optionalAmount }, { amount: '' });
  const confirmed = useConfirmed();
  const receiving = useOrderChange(
    order.id,
    (body: ReceiveReturnBody, idempotencyKey) =>
      confirmed.run(() => {
        const params = { id: order.id, returnId: entry.id };
        return call('orders.admin.receiveReturn', { params, body, idempotencyKey });
      }),
    () => {
      onClose();
      notify({ type: 'success', message: t('returns.received') });
    },
  );
  const typed = form.watch('amount');
  const amount = { proposed: proposal?.amount ?? 0, another: dollarsOf(typed) ?? 0, nothing: 0 }[sum];
  const submit = form.handleSubmit(() => {
    const problem = sum === 'another' ? amountProblem({ own: amount, proposal: null, refundable }) : null;
    if (problem) {
      const message = t(`refunds.problems.${problem}`, { amount: money(refundable) });
      form.setError('amount', { type: 'server', message }, { shouldFocus: true });
      return;
    }
    const lines = entry.lines.map(({ productId }) => ({ productId, restock: !damaged.has(productId) }));
    // The proposal may have changed meanwhile. The amount on the button is refunded, or nothing.
    receiving.mutate({ lines, amount }, { onError: form.showServerErrors });
  });
  const toggle = (productId: string) => {
    const next = new Set(damaged);
    if (!next.delete(productId)) next.add(productId);
    setDamaged(next);
  };
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      width="wide"
      title={t('returns.receiveTitle')}
      text={t('returns.receiveText')}
      confirmLabel={
        amount > 0 ? t('returns.receiveConfirm', { amount: money(amount) }) : t('returns.receiveConfirmNothing')
      }
      pending={receiving.isPending}
      failure={<ChangeFailure error={receiving.error} order={order} />}
      onSubmit={submit}
    >
      <fieldset>
        <legend className="display-3 text-base">{t('returns.sellable')}</legend>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {entry.lines.map(({ productId, name, quantity }) => (
            <li key={productId} className="py-1.5">
              <Toggle
                label={t('returns.line', { quantity, name })}
                hint={t(damaged.has(productId) ? 'returns.notRestocked' : 'returns.sell')}
                checked={!damaged.has(productId)}
                onChange={() => toggle(productId)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {proposal && <RefundValue proposal={proposal} />}
      <RadioGroup<Sum>
        legend={t('returns.refund')}
        value={sum}
        onChange={setSum}
        options={[
          { value: 'proposed', label: t('returns.proposed', { amount: money(proposal?.amount ?? 0) }) },
          { value: 'another', label: t('returns.another') },
          { value: 'nothing', label: t('returns.nothing') },
        ]}
      />
      {sum === 'another' && (
        <Field
          label={t('refunds.amount')}
          hint={t('refunds.ownHint', { amount: money(refundable) })}
          error={form.errorOf('amount')}
          className="max-w-72"
        >
          <MoneyInput {...form.register('amount')} />
        </Field>
      )}
      {confirmed.dialog}
    </ActionDialog>
  );
}
