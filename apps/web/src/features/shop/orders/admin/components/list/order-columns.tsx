import { DeliveryMethod, type AdminOrderSort, type AdminOrderSummaryWire, type Locale } from '@dronesoccer/contracts';
import type { TFunction } from 'i18next';
import { Email } from '@/features/common/admin/email';
import { When } from '@/features/common/admin/when';
import { formatMoney } from '@/lib/format';
import type { Column } from '@/ui/data-table/columns';
import { TwoLines } from '@/ui/data-table/two-lines';
import { OrderFlags, StateBadge } from '../order-badges';
import { Thumb } from '../thumb';

/** The columns of the order table. */
export function orderColumns(
  t: TFunction<'orders.admin'>,
  locale: Locale,
): Column<AdminOrderSummaryWire, AdminOrderSort>[] {
  return [
    {
      id: 'number',
      header: t('list.number'),
      sort: { ascending: 'oldest', descending: 'newest' },
      cell: ({ number, createdAt }) => (
        <TwoLines first={<span className="whitespace-nowrap">{number}</span>} second={<When at={createdAt} />} keep />
      ),
    },
    {
      id: 'customer',
      header: t('list.customer'),
      cell: ({ customerName, email }) => (
        <TwoLines
          first={customerName === email ? <Email address={email} /> : customerName}
          second={customerName !== email && <Email address={email} />}
        />
      ),
    },
    {
      id: 'status',
      header: t('list.status'),
      cell: (order) => (
        <span className="inline-flex flex-wrap gap-1.5 compact:flex-nowrap @max-2xl:justify-end">
          <StateBadge order={order} />
          <OrderFlags order={order} />
        </span>
      ),
    },
    {
      id: 'items',
      grows: true,
      header: t('list.items'),
      hide: 'narrow',
      cell: ({ imageUrl, title, firstQuantity, otherLines }) => (
        <span className="flex items-center gap-3">
          <Thumb src={imageUrl} className="w-12 compact:w-8" />
          <TwoLines
            first={<span className="line-clamp-1">{firstQuantity > 1 ? `${firstQuantity} × ${title}` : title}</span>}
            second={otherLines > 0 && t('list.more', { count: otherLines })}
            keep
          />
        </span>
      ),
    },
    {
      id: 'delivery',
      header: t('list.delivery'),
      hide: 'phone',
      cell: ({ delivery, location }) => (
        <TwoLines
          first={t(delivery === DeliveryMethod.PICKUP ? 'delivery.pickup' : 'delivery.ship')}
          second={location?.name}
        />
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
