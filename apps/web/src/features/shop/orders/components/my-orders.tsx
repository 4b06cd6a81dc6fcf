import type { OrderSummaryWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink, Link } from '@/ui/actions/link';
import { Loading } from '@/ui/feedback/loading';
import { Pagination } from '@/ui/navigation/pagination';
import { Picture } from '@/ui/layout/picture';
import { Skeleton } from '@/ui/feedback/skeleton';
import { myOrdersQuery } from '../api/queries';
import { OrderStatusBadge } from './order-status-badge';

export interface MyOrdersProps {
  page: number;
}

/** The signed-in customer's orders, newest first. */
export function MyOrders({ page }: MyOrdersProps) {
  const { t } = useTranslation('orders');
  const { data, error, isFetching, refetch } = useQuery(myOrdersQuery(page));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <OrdersSkeleton />;
  if (data.total === 0) {
    return (
      <EmptyState
        title={t('mine.empty')}
        text={t('mine.emptyText')}
        action={<ButtonLink to={paths.shop}>{t('mine.toShop')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <ul className="flex flex-col gap-3">
        {data.items.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        hrefOf={(next) => `${paths.orders}&page=${next}`}
      />
    </div>
  );
}

function OrderRow({ order }: { order: OrderSummaryWire }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const { id, number, title, imageUrl, status, createdAt, firstQuantity, otherLines, total } = order;
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors duration-(--fast) hover:border-line-strong sm:gap-6 sm:p-5">
      {imageUrl && (
        <Picture
          src={imageUrl}
          alt=""
          sizes="8rem"
          className="aspect-16/10 w-22 shrink-0 rounded-control bg-raised object-cover sm:w-30"
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-x-8 gap-y-1 sm:flex-row sm:items-center">
        <div className="min-w-0 grow">
          <Link
            to={paths.order(id)}
            className="font-bold after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {number}
          </Link>
          <p className="flex gap-1.5">
            <span className="truncate">{firstQuantity > 1 ? `${firstQuantity} × ${title}` : title}</span>
            {otherLines > 0 && <span className="shrink-0 text-muted">{t('mine.more', { count: otherLines })}</span>}
          </p>
          <p className="text-sm text-muted">{formatDate(createdAt, locale)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:flex-col sm:items-end sm:gap-2">
          <OrderStatusBadge status={status} />
          <span className="numeral">{formatMoney(total, locale)}</span>
        </div>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />
    </li>
  );
}

function OrdersSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <Loading label={t('mine.loading')} className="flex flex-col gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-28 rounded-card" />
      ))}
    </Loading>
  );
}
