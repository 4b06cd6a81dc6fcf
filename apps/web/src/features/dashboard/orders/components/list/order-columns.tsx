import { DeliveryMethod, type AdminOrderSort, type AdminOrderSummaryWire, type Locale } from '@dronesoccer/contracts';
import type { TFunction } from 'i18next';
import { formatOfficeDate, formatMoney } from '@/lib/format';
import type { Column } from '@/ui/data-table/columns';
import { Email } from '@/features/dashboard/common/email';
import { OrderFlags, StateBadge } from '../order-badges';
import { Thumb } from '../thumb';

/** The columns of the orders' table. */
export function orderColumns(
  t: TFunction<'orders-admin'>,
  locale: Locale,
): Column<AdminOrderSummaryWire, AdminOrderSort>[] {
  return [
    {
      id: 'number',
      header: t('list.number'),
      sort: { ascending: 'oldest', descending: 'newest' },
      cell: ({ number, createdAt }) => (
        <span className="flex flex-col">
          <span className="whitespace-nowrap">{number}</span>
          <span className="text-sm font-normal text-muted">{formatOfficeDate(createdAt, locale)}</span>
        </span>
      ),
    },
    {
      id: 'customer',
      header: t('list.customer'),
      cell: ({ customerName, email }) => (
        <span className="flex min-w-0 flex-col @max-2xl:items-end">
          {customerName === email ? <Email address={email} /> : <span className="break-words">{customerName}</span>}
          {customerName !== email && (
            <span className="text-sm text-muted">
              <Email address={email} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('list.status'),
      cell: (order) => (
        <span className="inline-flex flex-wrap gap-1.5 @max-2xl:justify-end">
          <StateBadge order={order} />
          <OrderFlags order={order} />
        </span>
      ),
    },
    {
      id: 'items',
      header: t('list.items'),
      hide: 'narrow',
      cell: ({ imageUrl, title, firstQuantity, otherLines }) => (
        <span className="flex items-center gap-3">
          <Thumb src={imageUrl} className="w-12" />
          <span className="min-w-0">
            <span className="line-clamp-1">{firstQuantity > 1 ? `${firstQuantity} × ${title}` : title}</span>
            {otherLines > 0 && (
              <span className="block text-sm text-muted">{t('list.more', { count: otherLines })}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'delivery',
      header: t('list.delivery'),
      hide: 'phone',
      cell: ({ delivery, location }) => (
        <span className="flex flex-col">
          {t(delivery === DeliveryMethod.PICKUP ? 'delivery.pickup' : 'delivery.ship')}
          {location && <span className="text-sm text-muted">{location.name}</span>}
        </span>
      ),
    },
    {
      id: 'total',
      header: t('list.total'),
      align: 'end',
      sort: { ascending: 'total-asc', descending: 'total-desc' },
      cell: ({ total }) => <span className="font-semibold whitespace-nowrap">{formatMoney(total, locale)}</span>,
    },
  ];
}
