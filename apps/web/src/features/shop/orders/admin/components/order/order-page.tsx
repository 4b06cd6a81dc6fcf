import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { paths } from '@/lib/dashboard-paths';
import { keepingLanguage } from '@/lib/query/keep-language';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/actions/link';
import { DetailPage } from '@/features/common/admin/detail-page';
import { adminOrderQuery } from '../../api/queries';
import { isUnknownOrder } from '../../model/conflict';
import { OrderView, OrderViewSkeleton } from './order-view';

/** An order in the dashboard. It keeps the query of the list it was opened from, to link back to that list. */
export function OrderPage() {
  const { t } = useTranslation('orders.admin');
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { data, error, isFetching, refetch } = useQuery({ ...keepingLanguage(adminOrderQuery(id)), staleTime: 0 });
  const list = `${paths.dashboardOrders}${search}`;
  return (
    <DetailPage
      list={{ label: t('order.back'), to: list }}
      name={data?.number ?? t('order.page')}
      title={data ? t('order.title', { number: data.number }) : t('order.page')}
    >
      {data && <OrderView key={data.id} order={data} />}
      {!data && !error && <OrderViewSkeleton />}
      {!data && error && (
        <>
          <h1 className="sr-only">{t('order.page')}</h1>
          {isUnknownOrder(error) ? (
            <EmptyState
              title={t('order.unknown')}
              text={t('order.unknownText')}
              action={<ButtonLink to={list}>{t('order.toList')}</ButtonLink>}
            />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </>
      )}
    </DetailPage>
  );
}
