import { DeliveryMethod, type OrderWire, type QuoteWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { addressBody } from '@/lib/forms/address-form';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { TextLink } from '@/ui/actions/link';
import { PostalAddress } from '@/features/common/postal-address';
import { Skeleton } from '@/ui/feedback/skeleton';
import { pickupLocationsQuery, type ShownQuote } from '../api/queries';
import { usePlaceOrder } from '../api/use-place-order';
import { refusedProducts } from '../model/refusal';
import { useDraft } from '../model/draft-store';
import type { OrderContext } from '../model/order-body';
import { useAgreement } from '../model/use-agreement';
import { TotalChanged } from './total-changed';

export interface ReviewStepProps {
  context: OrderContext;
  /** The e-mail the order goes to. */
  email: string;
  quote: ShownQuote;
  /** Where the coupon is typed. */
  coupon: ReactNode;
  /** The order stands; leads the person to its payment. */
  onPlaced: (order: OrderWire) => Promise<void>;
}

/** The last look before the payment: everything that was entered, everything it costs. */
export function ReviewStep({ context, email, quote, coupon, onPlaced }: ReviewStepProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const placing = usePlaceOrder(onPlaced);
  const { data } = quote;
  const { change, acceptChange } = useAgreement(context, quote.isOfBefore ? undefined : data);
  const payButton = useRef<HTMLButtonElement>(null);
  const payHint = useId();

  if (!data && quote.error) return <ErrorState error={quote.error} onRetry={quote.retry} />;
  if (!data) return <Skeleton className="h-72 w-full" />;

  const blocking = data.problems.filter(({ code }) => code !== 'CHECKOUT_002');
  // Shown as a change of the total, with the differences; the refusal itself adds nothing.
  const isTold =
    placing.error instanceof ApiError &&
    placing.error.code === 'CHECKOUT_001' &&
    placing.variables?.total !== data.total;
  const hindrance =
    placing.error && !isTold ? (
      <Refusal error={placing.error} quote={data} />
    ) : (
      blocking.length > 0 && <Problems quote={data} />
    );
  // A total that is being computed again cannot be agreed to.
  const isWaiting = placing.isPending || quote.isStale;
  const accept = () => {
    flushSync(acceptChange);
    payButton.current?.focus();
  };
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        <ReviewEntry label={t('review.email')} changeTo={context.isSignedIn ? undefined : paths.checkout('details')}>
          {email}
        </ReviewEntry>
        <ReviewEntry label={t('review.delivery')} changeTo={paths.checkout('delivery')}>
          <Delivery />
        </ReviewEntry>
      </dl>
      {coupon}
      <FormAlert>{!quote.isStale && hindrance}</FormAlert>
      {change && (
        <TotalChanged key={change.now.total} {...change} onAccept={accept}>
          <ToCart />
        </TotalChanged>
      )}
      <div className="flex flex-col gap-3">
        <Button
          ref={payButton}
          size="lg"
          wide
          pending={isWaiting}
          disabled={blocking.length > 0 || change !== null}
          aria-describedby={payHint}
          onClick={() => placing.mutate({ context, total: data.total })}
        >
          {!isWaiting && <Lock aria-hidden className="size-5" />}
          {t('review.pay', { total: formatMoney((change?.now ?? data).total, locale) })}
        </Button>
        <p id={payHint} className="text-sm text-muted">
          {t(change ? 'review.acceptFirst' : 'review.payHint')}
        </p>
      </div>
    </>
  );
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

function Delivery() {
  const { t } = useTranslation('orders');
  const { delivery, pickupId, pickupContact, address } = useDraft();
  const isPickup = delivery === DeliveryMethod.PICKUP;
  const { data: locations } = useQuery({ ...pickupLocationsQuery(), enabled: isPickup });
  if (!isPickup) return <PostalAddress address={{ line2: null, ...addressBody(address) }} />;
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

/** Why the order was not placed, in terms of what the person can do about it. */
function Refusal({ error, quote }: { error: Error; quote: QuoteWire }) {
  const { t } = useTranslation('orders');
  const code = error instanceof ApiError ? error.code : null;
  const names = refusedProducts(error, quote);
  if (names.length > 0) {
    return (
      <span>
        {names.map((name) => (
          <span key={name} className="block">
            {t(code === 'ORD_010' ? 'review.insufficientStock' : 'review.notAvailable', { name })}
          </span>
        ))}
        {t('review.nothingCharged')} <ToCart />
      </span>
    );
  }
  // What the server could not do leaves nothing to change, only to try again.
  if (!(error instanceof ApiError) || error.status >= 500) return <span>{t('review.notPlaced')}</span>;
  return (
    <span>
      <span className="block">{errorMessage(error)}</span>
      {t('review.nothingCharged')}
    </span>
  );
}

/** What the quote already knows would be refused. */
function Problems({ quote }: { quote: QuoteWire }) {
  const { t } = useTranslation('orders');
  const nameOf = (productId: string) => quote.lines.find((line) => line.productId === productId)?.name;
  return (
    <span>
      {quote.problems
        .filter(({ code }) => code !== 'CHECKOUT_002')
        .map(({ productId, code, message }) => {
          const name = productId === null ? undefined : nameOf(productId);
          return (
            <span key={`${productId}:${code}`} className="block">
              {name && code === 'ORD_010' && t('review.insufficientStock', { name })}
              {name && code === 'PROD_003' && t('review.notAvailable', { name })}
              {(!name || (code !== 'ORD_010' && code !== 'PROD_003')) && (name ? `${name}: ${message}` : message)}
            </span>
          );
        })}
      <ToCart />
    </span>
  );
}

function ToCart() {
  const { t } = useTranslation('orders');
  const isBuyNow = useDraft(({ buyNow }) => buyNow);
  const to = isBuyNow?.slug ? paths.product(isBuyNow.slug) : paths.cart;
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center">
      {t(isBuyNow ? 'review.toProduct' : 'review.toCart')}
    </TextLink>
  );
}
