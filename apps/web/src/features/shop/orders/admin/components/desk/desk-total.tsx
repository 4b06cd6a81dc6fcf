import type { QuoteWire } from '@dronesoccer/contracts';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeliveryTime } from '@/features/common/delivery-time';
import { OrderAmounts } from '@/features/common/order-amounts';
import { errorMessage } from '@/lib/errors/error-message';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { orderProblems } from '../../model/desk-order';

interface DeskTotalProps {
  /** Undefined without products, or until the first price is known. */
  quote: QuoteWire | undefined;
  /** The price could not be computed. */
  failure: { error: Error; retry: () => void } | null;
  isPickup: boolean;
  isTaxKnown: boolean;
  /** The price on screen is being computed again. */
  isStale: boolean;
  error: Error | null;
  isMaking: boolean;
  /** The total in dollars of an attempt whose answer was lost, which can be repeated whatever the price is now. */
  lost: number | null;
}

/** The price of an order that staff make, its problems, and the button that makes it. */
export function DeskTotal({ quote, failure, isPickup, isTaxKnown, isStale, error, isMaking, lost }: DeskTotalProps) {
  const { t } = useTranslation('orders.admin');
  const problems = quote ? orderProblems(quote.problems) : [];
  const isRefused = problems.some(({ code }) => code === 'CHECKOUT_005' || code === 'CHECKOUT_006');
  return (
    <>
      {quote ? (
        <div role="status">
          <OrderAmounts
            amounts={quote}
            coupon={quote.coupon}
            isPickup={isPickup}
            isTaxKnown={isTaxKnown}
            taxesLater={t(isPickup ? 'desk.taxesLaterPickup' : 'desk.taxesLater')}
            isPending={isStale}
            isRefused={isRefused}
          />
          <DeliveryTime days={quote.deliveryDays} />
        </div>
      ) : (
        !failure && <p className="text-muted">{t('desk.noPrice')}</p>
      )}
      {failure && (
        <ErrorState title={t('desk.unpriced')} error={failure.error} retrying={isStale} onRetry={failure.retry} />
      )}
      <p role="status" className="min-h-5 text-sm text-muted">
        {isStale && t('desk.pricing')}
      </p>
      <FormAlert>
        {error ? errorMessage(error) : problems.length > 0 && problems.map(({ message }) => message).join(' ')}
      </FormAlert>
      <MakeButton {...{ quote, isTaxKnown, isStale, isMaking, lost }} isUnpriced={!quote && failure !== null} />
    </>
  );
}

interface MakeButtonProps extends Pick<DeskTotalProps, 'quote' | 'isTaxKnown' | 'isStale' | 'isMaking' | 'lost'> {
  isUnpriced: boolean;
}

function MakeButton({ quote, isTaxKnown, isStale, isMaking, lost, isUnpriced }: MakeButtonProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  // A price that is being computed again is not the one on screen.
  const isPending = isMaking || (isStale && lost === null);
  const isBlocked = isUnpriced || ((quote?.problems.length ?? 0) > 0 && isTaxKnown);
  const total = lost ?? (isTaxKnown && !isStale ? quote?.total : undefined);
  return (
    <Button type="submit" size="lg" wide pending={isPending} disabled={lost === null && isBlocked}>
      {!isPending && <Send aria-hidden className="size-5" />}
      {total === undefined ? t('desk.makeUnpriced') : t('desk.make', { total: formatMoney(total, locale) })}
    </Button>
  );
}
