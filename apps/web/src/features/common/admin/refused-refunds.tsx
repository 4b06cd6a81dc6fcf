import { type RefundWire, RefundStatus } from '@dronesoccer/contracts';
import type { UseMutationResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refunds } from '@/features/common/refunds';
import { errorMessage } from '@/lib/errors/error-message';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';

/** A mutation that retries the refund with the given id. */
type RetryMutation = Pick<UseMutationResult<unknown, Error, string>, 'error' | 'isPending' | 'mutate' | 'variables'>;

/** The refunds of a sale as staff see them: the refused ones come last, and each can be retried. */
export function StaffRefunds({ refunds, retrying }: { refunds: readonly RefundWire[]; retrying: RetryMutation }) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const refused = refunds.filter(({ status }) => status === RefundStatus.FAILED);
  return (
    <>
      <Refunds refunds={refunds.filter(({ status }) => status !== RefundStatus.FAILED)} isOffice />
      {refused.length > 0 && (
        <ul aria-label={t('refusedRefunds.title')} className="mt-4 flex flex-col gap-3">
          {refused.map(({ id, amount }) => (
            <li key={id} className="rounded-control bg-raised px-4 py-3">
              <p className="font-semibold">{t('refusedRefunds.one', { amount: formatMoney(amount, locale) })}</p>
              <RetryRefund refundId={id} retrying={retrying} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The button that retries a refused refund, and the error if that failed. */
export function RetryRefund({ refundId, retrying }: { refundId: string; retrying: RetryMutation }) {
  const { t } = useTranslation('kit');
  const isThis = retrying.variables === refundId;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        pending={isThis && retrying.isPending}
        disabled={retrying.isPending}
        onClick={() => retrying.mutate(refundId)}
      >
        <RotateCw aria-hidden className="size-5" />
        {t('refusedRefunds.retry')}
      </Button>
      {isThis && retrying.error && (
        <p role="alert" className="text-sm font-semibold text-red">
          {errorMessage(retrying.error)}
        </p>
      )}
    </div>
  );
}
