import type { OrderWire } from '@dronesoccer/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CheckoutFrame } from '@/features/shop/checkout';
import { OrderDone, orderQuery, OrderSkeleton, paymentState } from '@/features/shop/orders';
import { useAwaitedPayment } from '@/features/money/payments';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query/keys';
import { useSession } from '@/lib/session/use-session';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/actions/link';
import { PayOrder } from './parts/pay-order';

export default function CheckoutDonePage() {
  const [params] = useSearchParams();
  const id = params.get('order');
  if (!id) return <NoOrder />;
  return (
    <CheckoutFrame step="done" isPlaced>
      <PlacedOrder id={id} token={params.get('token')} />
    </CheckoutFrame>
  );
}

function PlacedOrder({ id, token }: { id: string; token: string | null }) {
  const client = useQueryClient();
  const { isSignedIn } = useSession();
  const refetchInterval = useAwaitedPayment<OrderWire>((order) => paymentState(order) === 'waiting');
  const { data, error, isFetching, refetch } = useQuery({ ...orderQuery(id, token), staleTime: 0, refetchInterval });
  const isPaid = data !== undefined && paymentState(data) === 'paid';
  useEffect(() => {
    // Cached lists do not contain this order yet, and the stock has decreased.
    if (isPaid)
      for (const area of ['me', 'products'] as const) void client.invalidateQueries({ queryKey: queryKeys.area(area) });
  }, [isPaid, client]);
  if (data)
    return (
      <OrderDone order={data} token={token} isSignedIn={isSignedIn} payment={<PayOrder order={data} token={token} />} />
    );
  return error ? <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <OrderSkeleton />;
}

/** The address is incomplete: it does not name an order. */
function NoOrder() {
  const { t } = useTranslation('orders');
  return (
    <div className="page-width py-16">
      <PageHead title={t('done.none')} isPrivate />
      <h1 className="sr-only">{t('done.none')}</h1>
      <EmptyState
        title={t('done.none')}
        text={t('done.noneText')}
        action={<ButtonLink to={paths.shop}>{t('mine.toShop')}</ButtonLink>}
      />
    </div>
  );
}
