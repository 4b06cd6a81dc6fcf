import { commonFields, orderFields, type AdminOrderWire, type RefundBody } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { formatMoney } from '@/lib/format';
import { dollarsOf } from '@/lib/forms/amounts';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { refundProposalQuery } from '../../api/queries';
import { useOrderChange } from '../../api/use-order-change';
import { amountProblem, emptyDraft, proposalBody, refundBody, type RefundDraft } from '../../model/refund-draft';

/** The state of the refund dialog: the selection, its value, and the call that refunds it. */
export function useRefund(order: AdminOrderWire, open: boolean, onDone: () => void) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const [draft, setDraft] = useState<RefundDraft>(emptyDraft);
  const [isOwn, setOwn] = useState(false);
  const form = useRuledForm(
    { reason: orderFields.refundReason, amount: commonFields.optionalAmount },
    { reason: '', amount: '' },
  );
  const asked = proposalBody(draft);
  const proposal = useQuery(refundProposalQuery(order.id, open ? asked : null));
  // The figures of the previous selection stay visible while the new ones load, but are never refunded.
  const worth = asked && !proposal.isPlaceholderData ? (proposal.data ?? null) : null;
  // With nothing selected, the administrator must enter an amount.
  const needsOwn = isOwn || asked === null;
  const typed = form.watch('amount');
  const sum = needsOwn ? dollarsOf(typed) : (worth?.amount ?? null);

  const confirmed = useConfirmed();
  const refunding = useOrderChange(
    order.id,
    (body: RefundBody, idempotencyKey) =>
      confirmed.run(() => call('orders.admin.refund', { params: { id: order.id }, body, idempotencyKey })),
    () => {
      onDone();
      setDraft(emptyDraft);
      setOwn(false);
      form.reset();
      notify({ type: 'success', message: t('refunds.done', { amount: formatMoney(sum ?? 0, locale) }) });
    },
  );
  const submit = form.handleSubmit(({ reason, amount }) => {
    const own = needsOwn ? dollarsOf(amount) : null;
    const problem = amountProblem({ own, proposal: worth, refundable: order.refundable });
    if (!problem) {
      // The value of the selection may have changed meanwhile. The amount on the button is refunded, or nothing.
      const shown = own ?? worth?.amount ?? null;
      refunding.mutate(refundBody(draft, shown, reason), { onError: form.showServerErrors });
      return;
    }
    // Show the amount field, because the message belongs to it.
    if (!needsOwn) setOwn(true);
    const message = t(`refunds.problems.${problem}`, { amount: formatMoney(order.refundable, locale) });
    form.setError('amount', { type: 'server', message }, { shouldFocus: true });
  });
  return {
    form,
    draft,
    setDraft,
    isOwn,
    setOwn,
    needsOwn,
    hasChosen: asked !== null,
    proposal,
    /** The current amount in dollars; null if there is none or the input is invalid. */
    sum: sum === null || Number.isNaN(sum) ? null : sum,
    /** True while the value of the selection is being fetched. */
    isAsking: !needsOwn && worth === null,
    submit,
    isPending: refunding.isPending,
    /** The dialog that asks for the password. */
    confirmation: confirmed.dialog,
    error: refunding.error ?? proposal.error,
  };
}
