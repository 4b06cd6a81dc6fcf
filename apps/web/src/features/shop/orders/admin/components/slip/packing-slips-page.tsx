import { useQueries } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '@/lib/dashboard-paths';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/actions/link';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { DashboardHead } from '@/features/common/admin/work-page';
import { adminOrderInQuery, adminOrderQuery } from '../../api/queries';
import { isUnknownOrder } from '../../model/conflict';
import { PackingSlip } from './packing-slip';

/** Printable packing slips of the order in the address, or of the orders selected in the list (`?id=`). */
export function PackingSlipsPage() {
  const { t } = useTranslation('orders.admin');
  const { id } = useParams();
  const [params] = useSearchParams();
  const ids = id === undefined ? [...new Set(params.getAll('id'))].slice(0, 100) : [id];
  const found = useQueries({ queries: ids.map((each) => ({ ...adminOrderQuery(each), staleTime: 0 })) });
  const known = found.flatMap(({ data }) => data ?? []);
  // A slip goes to the customer, so its products have their names in the customer's language.
  const translated = useQueries({
    queries: known.map(({ id: each, locale }) => ({ ...adminOrderInQuery(each, locale), staleTime: 0 })),
  });
  const orders = translated.flatMap(({ data }) => data ?? []);
  const reads = [...found, ...translated];
  const isLoading = reads.some(({ isPending }) => isPending);
  const failed = reads.find(({ data, error }) => !data && error);
  const title = t('slip.title');
  const trail = [
    { label: t('order.back'), to: paths.dashboardOrders },
    ...(id ? [{ label: orders[0]?.number ?? t('order.page'), to: paths.dashboardOrder(id) }] : []),
    { label: title },
  ];
  return (
    <div className="flex max-w-4xl min-w-0 flex-col gap-5 px-4 py-4 sm:px-6 lg:px-8 print:max-w-none print:gap-0 print:p-0">
      <DashboardHead section={id && orders[0] ? t('slip.ofOrder', { number: orders[0].number }) : title} />
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <div className="min-w-0">
          <Breadcrumbs trail={trail} />
          <h1 className="display-3 mt-1 text-[clamp(1.5rem,1.2rem+1vw,2rem)]">{title}</h1>
        </div>
        <Button disabled={isLoading || orders.length === 0} onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t('slip.print')}
        </Button>
      </div>
      {isLoading && (
        <Loading label={t('order.loading')} className="print:hidden">
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
      {failed && !isUnknownOrder(failed.error) && (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      )}
      {(ids.length === 0 || (failed && isUnknownOrder(failed.error))) && (
        <EmptyState
          title={t('order.unknown')}
          text={t('order.unknownText')}
          action={<ButtonLink to={paths.dashboardOrders}>{t('order.toList')}</ButtonLink>}
        />
      )}
      {orders.map((order) => (
        <PackingSlip key={order.id} order={order} />
      ))}
    </div>
  );
}
