import { type DeliveryDaysWire, DeliveryMethod, type QuoteWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DeliveryTime } from '@/features/common/delivery-time';
import { AcceptedPolicies } from '@/features/common/policies/accepted-policies';
import { addressBody } from '@/lib/forms/address-form';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { TextLink } from '@/ui/actions/link';
import { PostalAddress } from '@/features/common/postal-address';
import { Skeleton } from '@/ui/feedback/skeleton';
import { pickupLocationsQuery, type ShownQuote } from '../api/queries';
import { lostTotal, type OrderPlacing } from '../api/use-place-order';
import { useDraft } from '../model/draft-store';
import type { OrderContext } from '../model/order-body';
import { blockingProblems, refusedCoupon, currentError } from '../model/refusal';
import { useAgreement } from '../model/use-agreement';
import { OrderBlocker, ToCart } from './refusal';
import { TotalChanged } from './total-changed';
import { WithoutCoupon } from './without-coupon';

interface ReviewStepProps {
  context: OrderContext;
  /** The email address that receives the confirmation. */
  email: string;
  quote: ShownQuote;
  /** The coupon field. */
  coupon: ReactNode;
  placing: OrderPlacing;
}

/** The last step before the payment: a review of all entries and costs. */
export function ReviewStep({ context, email, quote, coupon, placing }: ReviewStepProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const { data } = quote;
  const { change: changed, acceptChange } = useAgreement(context, quote.isOutdated ? undefined : data);
  const payButton = useRef<HTMLButtonElement>(null);
  const payHint = useId();

  if (!data && quote.error) return <ErrorState error={quote.error} onRetry={quote.retry} />;
  if (!data) return <Skeleton className="h-72 w-full" />;

  const { couponCode } = context;
  const error = currentError(placing.error, placing.variables?.context.couponCode ?? null, couponCode);
  const couponRefusal = couponCode === null ? null : refusedCoupon(error, data);
  const lost = lostTotal(placing, context, data.total);
  const { change, isStale, isBlocked, total } = payableOf(lost, quote.isStale, data, changed);
  const isWaiting = placing.isPending || isStale;
  const accept = () => {
    flushSync(acceptChange);
    payButton.current?.focus();
  };
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        <ReviewEntry label={t('review.email')} changeTo={context.isSignedIn ? undefined : paths.checkout('delivery')}>
          {email}
        </ReviewEntry>
        <ReviewEntry label={t('review.delivery')} changeTo={paths.checkout('delivery')}>
          <Delivery days={data.deliveryDays} />
        </ReviewEntry>
      </dl>
      {coupon}
      {couponRefusal === null ? (
        <>
          <OrderBlocker
            error={error}
            triedTotal={placing.variables?.total}
            quote={data}
            isStale={isStale}
            isSignedIn={context.isSignedIn}
          />
          {change && (
            <TotalChanged key={change.now.total} {...change} onAccept={accept}>
              <ToCart />
            </TotalChanged>
          )}
        </>
      ) : (
        <WithoutCoupon
          context={context}
          reason={couponRefusal}
          before={change?.before ?? data}
          pending={placing.isPending}
          onOrder={(without, total) => placing.mutate({ context: without, total })}
        />
      )}
      <div className="flex flex-col gap-3">
        <AcceptedPolicies by="order" sentence={t('review.accepted')} />
        <Button
          ref={payButton}
          size="lg"
          wide
          pending={isWaiting}
          disabled={isBlocked || couponRefusal !== null}
          aria-describedby={payHint}
          onClick={() => placing.mutate({ context, total })}
        >
          {!isWaiting && <Lock aria-hidden className="size-5" />}
          {t('review.pay', { total: formatMoney(change?.now.total ?? total, locale) })}
        </Button>
        <p id={payHint} className="text-sm text-muted">
          {t(hintOf(couponRefusal !== null, change !== null))}
        </p>
      </div>
    </>
  );
}

type Change = ReturnType<typeof useAgreement>['change'];

/** Returns the total to pay and the reasons that block the order. Nothing blocks a retry after a lost answer. */
function payableOf(lost: number | null, isStale: boolean, quote: QuoteWire, change: Change) {
  if (lost !== null) return { change: null, isStale: false, isBlocked: false, total: lost };
  // The customer cannot accept a total that is being computed again.
  return { change, isStale, isBlocked: blockingProblems(quote).length > 0 || change !== null, total: quote.total };
}

function hintOf(isCouponRefused: boolean, isTotalChanged: boolean) {
  if (isCouponRefused) return 'review.couponFirst';
  return isTotalChanged ? 'review.acceptFirst' : 'review.payHint';
}

function ReviewEntry({
  label,
  changeTo,
  children,
}: {
  label: string;
  changeTo: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('orders');
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-6 py-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="col-start-1 min-w-0 break-words">{children}</dd>
      {changeTo && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <TextLink
            to={changeTo}
            aria-label={t('review.changeNamed', { what: label })}
            className="inline-flex min-h-11 items-center"
          >
            {t('review.change')}
          </TextLink>
        </dd>
      )}
    </div>
  );
}

function Delivery({ days }: { days: DeliveryDaysWire | null }) {
  const { t } = useTranslation('orders');
  const { delivery, pickupId, pickupContact, address } = useDraft();
  const isPickup = delivery === DeliveryMethod.PICKUP;
  const { data: locations } = useQuery({ ...pickupLocationsQuery(), enabled: isPickup });
  if (!isPickup)
    return (
      <>
        <PostalAddress address={{ line2: null, ...addressBody(address) }} />
        <DeliveryTime days={days} />
      </>
    );
  const place = locations?.find(({ id }) => id === pickupId);
  return (
    <>
      <span className="block font-semibold">
        {place ? t('review.pickupAt', { name: place.name }) : t('delivery.pickup')}
      </span>
      {place && (
        <span className="block">
          {place.address}, {place.city}, {place.province} {place.postalCode}
        </span>
      )}
      {pickupContact && t('review.pickupBy', { name: pickupContact.fullName })}
    </>
  );
}
