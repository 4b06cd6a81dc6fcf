import type { QuoteWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { useQuote } from '../api/queries';
import { dropCoupon } from '../model/coupon';
import type { OrderContext } from '../model/order-body';
import { ChangeBox } from './change-box';

interface WithoutCouponProps {
  context: OrderContext;
  /** The reason why the coupon does not count. */
  reason: string;
  /** The quote that the customer saw. */
  before: QuoteWire;
  pending: boolean;
  /** Places the order without the coupon, for the total (dollars) shown on the button. */
  onOrder: (context: OrderContext, total: number) => void;
}

/** Reports that the coupon does not count. Shows the price without it and a button that orders at that price. */
export function WithoutCoupon({ context, reason, before, pending, onOrder }: WithoutCouponProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const without = { ...context, couponCode: null };
  const { data: now, error, refetch, isFetching } = useQuote(without);
  const order = () => {
    if (!now) return;
    dropCoupon();
    onOrder(without, now.total);
  };
  return (
    <ChangeBox title={reason} text={t('review.couponOut')} before={before} now={now}>
      {!now && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Button variant="ice" pending={pending || isFetching} onClick={order}>
          {now && t('review.withoutCoupon', { total: formatMoney(now.total, locale) })}
        </Button>
      )}
    </ChangeBox>
  );
}
