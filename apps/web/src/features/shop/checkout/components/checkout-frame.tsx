import { DeliveryMethod, isProvinceCode } from '@dronesoccer/contracts';
import { ChevronDown, Zap } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { PageHead } from '@/lib/page-head';
import { localPath, paths, type CheckoutStep } from '@/lib/paths';
import { prefetchOnFirstInteraction } from '@/lib/prefetch';
import { OrderAmounts } from '@/features/common/order-amounts';
import { LineItem } from '@/features/common/line-item';
import { TextLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Steps } from '@/ui/navigation/steps';
import type { ShownQuote } from '../api/queries';
import { useDraft } from '../model/draft-store';
import { shippingProblem } from '../model/shipping-problem';
import { TotalAnnouncement } from '@/features/common/total-announcement';

const steps: readonly CheckoutStep[] = ['delivery', 'payment', 'done'];

const withSummaryClass =
  'mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,44rem)_24rem] lg:justify-between';

/**
 * Prefetches all steps when the customer starts the checkout, in case the network is down before the next step opens.
 */
function useSteps(): void {
  const locale = useLocale();
  useEffect(() => {
    const stops = steps.map((step) => prefetchOnFirstInteraction(localPath(paths.checkout(step), locale)));
    return () => stops.forEach((stop) => stop());
  }, [locale]);
}

interface CheckoutFrameProps {
  step: CheckoutStep;
  /** The priced items. Absent while the price is unknown or no longer matters. */
  quote?: ShownQuote;
  /** True once the order is placed. The steps are then not links, and the step itself shows the order. */
  isPlaced?: boolean;
  children: ReactNode;
}

/** The frame of a checkout step: the progress, the step itself, and the order summary beside it. */
export function CheckoutFrame({ step, quote, isPlaced = false, children }: CheckoutFrameProps) {
  const { t } = useTranslation('orders');
  const title = isPlaced && step === 'payment' ? t('steps.placed') : t(`steps.${step}.title`);
  const current = steps.indexOf(step);
  useSteps();
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={title} isPrivate />
      <Steps
        label={t('steps.label')}
        current={current}
        steps={steps.map((each) => ({
          label: t(`steps.${each}.name`),
          to: isPlaced ? undefined : paths.checkout(each),
        }))}
      />
      <div className={isPlaced ? 'mt-8' : withSummaryClass}>
        <div className="flex min-w-0 flex-col gap-8 max-lg:order-2">
          <h1 className="display-2">{title}</h1>
          {children}
        </div>
        {quote && <Summary quote={quote} />}
      </div>
    </div>
  );
}

/** The order summary. It is open on a wide screen and folds under its total on a narrow one. */
function Summary({ quote }: { quote: ShownQuote }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const isBuyNow = useDraft(({ source }) => source === 'buyNow');
  return (
    <aside aria-label={t('summary.label')} className="max-lg:order-1 lg:sticky lg:top-36">
      {isBuyNow && <BuyNowNote />}
      <TotalAnnouncement total={quote.isOutdated ? undefined : quote.data?.total} />
      <details className="group rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="inline-flex items-center gap-2">
            {t('summary.show')}
            <ChevronDown aria-hidden className="size-5 transition-transform duration-(--fast) group-open:rotate-180" />
          </span>
          {quote.isOutdated || !quote.data ? (
            <Skeleton className="h-6 w-24" />
          ) : (
            <span className="numeral text-lg">{formatMoney(quote.data.total, locale)}</span>
          )}
        </summary>
        <div className="px-5 pb-5">
          <SummaryContent quote={quote} />
        </div>
      </details>
      <div className="rounded-card border border-line bg-surface p-6 max-lg:hidden">
        <h2 className="display-3 mb-2">{t('summary.label')}</h2>
        <SummaryContent quote={quote} />
      </div>
    </aside>
  );
}

/** Explains that this checkout buys one product rather than the cart. */
function BuyNowNote() {
  const { t } = useTranslation('orders');
  return (
    <div className="mb-4 flex gap-3 rounded-card bg-raised px-5 pt-4 pb-1">
      <Zap aria-hidden className="mt-0.5 size-5 shrink-0 text-ice" />
      <div>
        <p>
          <span className="font-bold">{t('buyNow.title')}</span> <span className="text-sm">{t('buyNow.text')}</span>
        </p>
        <TextLink to={paths.cart} className="inline-flex min-h-11 items-center text-sm">
          {t('buyNow.toCart')}
        </TextLink>
      </div>
    </div>
  );
}

function SummaryContent({ quote: { data, error, isOutdated, isStale, retry } }: { quote: ShownQuote }) {
  const { delivery, pickupId, address } = useDraft();
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={retry} retrying={isStale} />
    ) : (
      <Skeleton className="h-48 w-full" />
    );
  }
  const isPickup = delivery === DeliveryMethod.PICKUP;
  return (
    <>
      <ul className="mb-4 divide-y divide-line border-b border-line">
        {data.lines.map((line) => (
          <LineItem
            key={line.productId}
            line={line}
            note={data.problems.find(({ productId }) => productId === line.productId)?.message}
          />
        ))}
      </ul>
      <OrderAmounts
        amounts={data}
        coupon={data.coupon}
        isPickup={isPickup}
        isTaxKnown={isPickup ? pickupId !== '' : isProvinceCode(address.province)}
        isPending={isOutdated}
        isRefused={shippingProblem(data) !== null}
      />
    </>
  );
}
