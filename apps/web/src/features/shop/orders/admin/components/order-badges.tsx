import type { AdminOrderSummaryWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Badge } from '@/ui/feedback/badge';
import { orderTones } from '../../model/order-state';
import { stateKey, type StatedOrder } from '../model/state-name';

export function StateBadge({ order }: { order: StatedOrder }) {
  const { t } = useTranslation('orders.admin');
  return <Badge tone={orderTones[order.status]}>{t(stateKey(order))}</Badge>;
}

type FlaggedOrder = Pick<AdminOrderSummaryWire, 'openReturns' | 'refunded' | 'hasFailedRefund'>;

/** The badges that need attention: open returns, and refunds that were made or failed. */
export function OrderFlags({ order: { openReturns, refunded, hasFailedRefund } }: { order: FlaggedOrder }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  return (
    <>
      {openReturns > 0 && <Badge tone="warn">{t('flags.openReturns', { count: openReturns })}</Badge>}
      {hasFailedRefund && <Badge tone="strong">{t('flags.failedRefund')}</Badge>}
      {refunded > 0 && !hasFailedRefund && (
        <Badge>{t('flags.refunded', { amount: formatMoney(refunded, locale) })}</Badge>
      )}
    </>
  );
}
