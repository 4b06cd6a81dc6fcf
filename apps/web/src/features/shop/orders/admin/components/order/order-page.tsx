import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { paths } from '@/lib/dashboard-paths';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/actions/link';
import { DashboardHead } from '@/features/common/admin/work-page';
import { adminOrderQuery } from '../../api/queries';
import { isUnknownOrder } from '../../model/conflict';
import { OrderView, OrderViewSkeleton } from './order-view';

/** An order in the dashboard. It keeps the query of the list it was opened from, to link back to that list. */
export function OrderPage() {
  const { t } = useTranslation('orders.admin');
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { data, error, isFetching, refetch } = useQuery({ ...adminOrderQuery(id), staleTime: 0 });
  const list = `${paths.dashboardOrders}${search}`;
  return (
    <div className="flex max-w-[110rem] min-w-0 flex-col gap-5 px-4 py-4 sm:px-6 lg:px-8">
      <DashboardHead section={data ? t('order.title', { number: data.number }) : t('order.page')} />
      <Breadcrumbs trail={[{ label: t('order.back'), to: list }, { label: data?.number ?? t('order.page') }]} />
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
    </div>
  );
}
