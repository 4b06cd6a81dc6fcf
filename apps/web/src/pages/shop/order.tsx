import type { ReorderLineWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { lineOfLocal, useCartChanges } from '@/features/shop/cart';
import { followedOrderQuery, OrderDetail, OrderSkeleton } from '@/features/shop/orders';
import { ApiError } from '@/lib/errors/api-error';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { PageHead } from '@/lib/page-head';
import { localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/actions/link';
import { PayOrder } from './parts/pay-order';

/** An order, for its owner or for a guest with the emailed link (`?token=`). */
export default function OrderPage() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const token = params.get('token');
  const { isSignedIn } = useSession();
  const { data, error, isFetching, refetch } = useQuery(followedOrderQuery(id, token));
  const reorder = useReorder();
  const isUnknown = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return (
    <div className="page-width flex flex-col gap-8 pt-6 pb-20">
      <PageHead title={data ? t('order.title', { number: data.number }) : t('order.page')} isPrivate />
      {isSignedIn && (
        <Breadcrumbs
          trail={[{ label: t('mine.title'), to: paths.orders }, { label: data?.number ?? t('order.page') }]}
        />
      )}
      {data && (
        <OrderDetail order={data} token={token} onReorder={reorder} payment={<PayOrder order={data} token={token} />} />
      )}
      {!data && !error && <OrderSkeleton />}
      {!data && error && isUnknown && <Unknown isSignedIn={isSignedIn} id={id} />}
      {!data && error && !isUnknown && (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
}

/** Adds the lines of an old order to the cart and opens the cart. */
function useReorder() {
  const { change } = useCartChanges();
  const navigate = useNavigateLocal();
  return (lines: readonly ReorderLineWire[]) => {
    for (const { product, quantity } of lines) {
      if (product) change({ kind: 'add', product: lineOfLocal({ ...product, quantity }), quantity }, { quiet: true });
    }
    navigate(paths.cart);
  };
}

/**
 * An order that cannot be shown. The server does not reveal whether it exists or belongs to someone else, so the page
 * offers to sign in.
 */
function Unknown({ isSignedIn, id }: { isSignedIn: boolean; id: string }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <>
      <h1 className="sr-only">{t('order.page')}</h1>
      <EmptyState
        title={t('order.unknown')}
        text={t(isSignedIn ? 'order.unknownText' : 'order.unknownGuest')}
        action={
          isSignedIn ? (
            <ButtonLink to={paths.orders}>{t('mine.title')}</ButtonLink>
          ) : (
            <ButtonLink to={loginPathFor(localPath(paths.order(id), locale))}>{t('details.signIn')}</ButtonLink>
          )
        }
      />
    </>
  );
}
