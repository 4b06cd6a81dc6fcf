import {
  PaymentStatus,
  RefundStatus,
  type AdminOrderWire,
  type AdminPaymentWire,
  type AdminRefundWire,
} from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Disputes } from '@/features/common/admin/disputes';
import { RetryRefund } from '@/features/common/admin/refused-refunds';
import { formatOfficeDateTime, formatMoney } from '@/lib/format';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { useOrderChange } from '../../api/use-order-change';
import { Section } from './section';

const payments = {
  [PaymentStatus.PENDING]: { key: 'payments.status.pending', tone: 'warn' },
  [PaymentStatus.PAID]: { key: 'payments.status.paid', tone: 'good' },
  [PaymentStatus.FAILED]: { key: 'payments.status.failed', tone: 'strong' },
  [PaymentStatus.REFUNDED]: { key: 'payments.status.refunded', tone: 'neutral' },
  [PaymentStatus.CANCELLED]: { key: 'payments.status.cancelled', tone: 'neutral' },
} as const satisfies Record<PaymentStatus, { key: string; tone: BadgeTone }>;

const refunds = {
  [RefundStatus.PENDING]: { key: 'refunds.status.pending', tone: 'warn' },
  [RefundStatus.DONE]: { key: 'refunds.status.done', tone: 'neutral' },
  [RefundStatus.FAILED]: { key: 'refunds.status.failed', tone: 'strong' },
} as const satisfies Record<RefundStatus, { key: string; tone: BadgeTone }>;

/** All payment attempts, the provider's responses, and the refunds. */
export function PaymentsCard({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  return (
    <Section
      title={t('payments.title')}
      aside={
        order.refundable > 0 && (
          <p className="text-sm text-muted">{t('payments.left', { amount: formatMoney(order.refundable, locale) })}</p>
        )
      }
    >
      {order.payments.length === 0 && (
        <p className="text-muted">{t(order.total === 0 ? 'payments.free' : 'payments.none')}</p>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {order.payments.map((payment) => (
          <Payment key={payment.id} order={order} payment={payment} />
        ))}
      </ul>
      <Disputes subjectId={order.id} />
    </Section>
  );
}

function Payment({ order, payment }: { order: AdminOrderWire; payment: AdminPaymentWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const { status, provider, reference, amount, paidAt, createdAt, events } = payment;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-3">
          <span className="numeral text-lg">{formatMoney(amount, locale)}</span>
          <Badge tone={payments[status].tone}>{t(payments[status].key)}</Badge>
        </span>
        <time dateTime={paidAt ?? createdAt} className="text-sm text-muted">
          {formatOfficeDateTime(paidAt ?? createdAt, locale)}
        </time>
      </div>
      <p className="mt-1 text-sm break-all text-muted">{t('payments.reference', { provider, reference })}</p>
      {events.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-ice">
            {t('payments.events', { count: events.length })}
          </summary>
          <ol className="mt-1 flex flex-col gap-1 text-sm">
            {events.map(({ id, kind, at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <code className="break-all">{kind}</code>
                <time dateTime={at} className="text-muted">
                  {formatOfficeDateTime(at, locale)}
                </time>
              </li>
            ))}
          </ol>
        </details>
      )}
      {payment.refunds.length > 0 && (
        <ul aria-label={t('refunds.title')} className="mt-2 flex flex-col gap-3">
          {payment.refunds.map((refund) => (
            <Refund key={refund.id} order={order} refund={refund} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Refund({ order, refund }: { order: AdminOrderWire; refund: AdminRefundWire }) {
  const { t } = useTranslation(['orders.admin', 'kit']);
  const locale = useLocale();
  const retrying = useOrderChange(
    order.id,
    (refundId: string) => call('orders.admin.retryRefund', { params: { id: order.id, refundId } }),
    () => notify({ type: 'success', message: t('kit:refusedRefunds.retried') }),
  );
  const money = (dollars: number) => formatMoney(dollars, locale);
  const { amount, status, reason, actor, isAutomatic, tax, shipping, lines, failure, createdAt, doneAt } = refund;
  const parts = [
    ...lines.map((line) => t(line.restocked ? 'refunds.pieceRestocked' : 'refunds.piece', line)),
    ...(shipping > 0 ? [t('refunds.shipping', { amount: money(shipping) })] : []),
    ...(tax > 0 ? [t('refunds.tax', { amount: money(tax) })] : []),
  ];
  return (
    <li className="rounded-control bg-raised px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-3">
          <span className="numeral">−{money(amount)}</span>
          <Badge tone={refunds[status].tone}>{t(refunds[status].key)}</Badge>
        </span>
        <time dateTime={doneAt ?? createdAt} className="text-sm text-muted">
          {formatOfficeDateTime(doneAt ?? createdAt, locale)}
        </time>
      </div>
      <p className="mt-1 text-sm break-words">
        {[reason || (isAutomatic ? t('refunds.automatic') : ''), actor?.name].filter(Boolean).join(' — ')}
      </p>
      {parts.length > 0 && <p className="text-sm text-muted">{parts.join(' · ')}</p>}
      {status === RefundStatus.FAILED && (
        <>
          {failure && <p className="mt-1 text-sm font-semibold text-red">{t('refunds.failure', { text: failure })}</p>}
          <RetryRefund refundId={refund.id} retrying={retrying} />
        </>
      )}
    </li>
  );
}
