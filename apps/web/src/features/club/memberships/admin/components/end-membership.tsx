import { commonFields, type MembershipAdminWire, membershipFields } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { amountText, dollarsOf } from '@/lib/forms/amounts';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { MoneyInput } from '@/ui/fields/money-input';
import { Textarea } from '@/ui/fields/textarea';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { useEndMembership } from '../api/use-end-membership';
import { canEnd, refundableOf } from '../model/membership';
import { useMemberName } from './member-name';

interface EndMembershipProps {
  membership: MembershipAdminWire;
}

/** The dialog that ends an active membership at once and refunds what is left of its payment, or less. */
export function EndMembership({ membership, onClose }: EndMembershipProps & { onClose: () => void }) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const { id, number } = membership;
  const left = refundableOf(membership);
  const nameOf = useMemberName();
  const form = useRuledForm(
    { refund: commonFields.amount, reason: membershipFields.membershipReason },
    { refund: amountText(left, locale), reason: '' },
    ({ refund }) => ((dollarsOf(refund) ?? 0) > left ? { refund: t('end.tooMuch') } : {}),
  );
  const { ending, confirmation } = useEndMembership(id, (ended) => {
    notify({ type: 'success', message: t('end.done', { number, name: nameOf(ended) }) });
    onClose();
  });
  const submit = form.handleSubmit(({ reason, refund }) =>
    ending.mutate(
      { reason, refund: dollarsOf(refund) ?? 0 },
      {
        onError: (error) => {
          if (isRefusedAmount(error)) form.setError('refund', { type: 'server', message: t('end.tooMuch') });
          else form.showServerErrors(error);
        },
      },
    ),
  );
  const refund = dollarsOf(form.watch('refund')) ?? 0;
  const isRefund = refund > 0 && refund <= left;
  const confirmLabel = isRefund ? t('end.confirmRefund', { amount: formatMoney(refund, locale) }) : t('end.confirm');
  // False as soon as someone else has ended the membership.
  const isPossible = canEnd(membership);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('end.title', { number })}
      text={t('end.text')}
      keepLabel={t(isPossible ? 'end.keep' : 'end.close')}
      confirmLabel={isPossible ? confirmLabel : null}
      onSubmit={submit}
      pending={ending.isPending}
      failure={<EndFailure error={ending.error} membership={membership} />}
      startsInField
    >
      {isPossible && (
        <>
          {left > 0 ? (
            <Field
              label={t('end.refund')}
              hint={t('end.refundHint', { amount: formatMoney(left, locale) })}
              error={form.errorOf('refund')}
              required
              className="max-w-72"
            >
              <MoneyInput {...form.register('refund')} />
            </Field>
          ) : (
            <p>{t(membership.total === 0 ? 'end.nothingPaid' : 'end.nothingLeft')}</p>
          )}
          <Field label={t('end.reason')} hint={t('end.reasonHint')} error={form.errorOf('reason')} required>
            <Textarea rows={3} maxLength={membershipFields.membershipReason.max} {...form.register('reason')} />
          </Field>
        </>
      )}
      {confirmation}
    </FormDialog>
  );
}

/** Explains why the ending failed. The field shows a refused amount. */
function EndFailure({ error, membership }: EndMembershipProps & { error: Error | null }) {
  const { t } = useTranslation('memberships.admin');
  if (error === null || isRefusedAmount(error)) return <FormAlert>{null}</FormAlert>;
  const isLate = error instanceof ApiError && error.code === 'MEMB_007';
  return (
    <FormAlert>{isLate ? t('end.late', { status: t(`status.${membership.status}`) }) : errorMessage(error)}</FormAlert>
  );
}

const isRefusedAmount = (error: Error): boolean => error instanceof ApiError && error.code === 'PAY_002';
