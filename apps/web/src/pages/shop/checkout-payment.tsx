import { OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useCartChanges } from '@/features/shop/cart';
import {
  CheckoutFrame,
  CouponField,
  finishCheckout,
  firstOpenStep,
  lostTotal,
  ReviewStep,
  usePlaceOrder,
} from '@/features/shop/checkout';
import { OrderLinesCard, orderQuery, OrderSkeleton } from '@/features/shop/orders';
import { usePay } from '@/features/money/payments';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { localPath, paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query/keys';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/actions/link';
import { NothingToBuy } from './parts/nothing-to-buy';
import { orderSubject, PayOrder } from './parts/pay-order';
import { couponProblem } from './parts/problems';
import { useCheckout } from './parts/use-checkout';

/**
 * The last step. Once the order is placed, the address contains its id, so that going back never places a second order.
 */
export default function CheckoutPaymentPage() {
  const [params] = useSearchParams();
  const orderId = params.get('order');
  return orderId ? <PayPlacedOrder id={orderId} token={params.get('token')} /> : <Review />;
}

function Review() {
  const { context, draft, user, isSignedIn, isEmpty, isLoading, isBuyNow, quote, locale } = useCheckout();
  const { clearAfterOrder: ordered } = useCartChanges();
  const { payAndWait } = usePay(queryKeys.area('orders'));
  const navigate = useNavigate();

  const goToPayment = async (order: OrderWire) => {
    await navigate(localPath(paymentPath(order), locale), { replace: true });
    finishCheckout();
    if (!isBuyNow) ordered();
    // The page shown by now has the order and a button to try again.
    await payAndWait({ subject: orderSubject(order), token: order.accessToken ?? null }).catch((error: unknown) => {
      notify({ type: 'danger', message: errorMessage(error) });
    });
  };

  const placing = usePlaceOrder(goToPayment);
  // The order empties the cart, even if its answer was lost.
  const isOrdering = placing.isPending || lostTotal(placing, context) !== null;
  if (isEmpty && !isLoading && !isOrdering) return <NothingToBuy />;
  const open = firstOpenStep(draft, isSignedIn, locale);
  if (open !== 'payment') return <Navigate to={localPath(paths.checkout(open), locale)} replace />;
  const email = isSignedIn ? (user?.email ?? '') : draft.email;
  return (
    <CheckoutFrame step="payment" quote={quote}>
      <ReviewStep
        context={context}
        email={email}
        quote={quote}
        coupon={<CouponField items={context.basket.items} problem={couponProblem(quote.data)} />}
        placing={placing}
      />
    </CheckoutFrame>
  );
}

function paymentPath({ id, accessToken }: OrderWire): string {
  const query = new URLSearchParams({ order: id, ...(accessToken && { token: accessToken }) });
  return `${paths.checkout('payment')}?${query.toString()}`;
}

/** A placed order that awaits its payment, because the last attempt failed or was abandoned. */
function PayPlacedOrder({ id, token }: { id: string; token: string | null }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const [params] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery({ ...orderQuery(id, token), staleTime: 0 });
  if (data && (data.status === OrderStatus.PAID || data.status === OrderStatus.SHIPPED)) {
    const query = new URLSearchParams(params);
    query.delete('failed');
    return <Navigate to={`${localPath(paths.checkout('done'), locale)}?${query.toString()}`} replace />;
  }
  return (
    <CheckoutFrame step="payment" isPlaced>
      {!data && !error && <OrderSkeleton />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
          {data.status === OrderStatus.PENDING && <PayOrder order={data} token={token} />}
          {data.status === OrderStatus.CANCELLED && (
            <EmptyState
              title={t('done.cancelled', { number: data.number })}
              text={t('done.cancelledText')}
              action={<ButtonLink to={paths.shop}>{t('mine.toShop')}</ButtonLink>}
            />
          )}
          <OrderLinesCard order={data} />
        </div>
      )}
    </CheckoutFrame>
  );
}
