import type { CouponDetailWire, CouponRedemptionWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatOfficeDateTime, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import { Badge } from '@/ui/feedback/badge';
import { CsvExport } from '@/features/common/admin/csv-export';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { TextLink } from '@/ui/actions/link';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageButtons } from '@/features/common/admin/page-buttons';

const pageSize = 20;

/** The orders that used the coupon, newest first. Uses released by cancelled orders are marked. */
export function RedemptionPanel({ coupon }: { coupon: CouponDetailWire }) {
  const { t } = useTranslation('coupons.admin');
  const { id, code, isUnused } = coupon;
  const [page, setPage] = useState(1);
  const list = useQuery(listQuery('coupons.admin.redemptions', { params: { id }, query: { page, pageSize } }));
  if (isUnused) return <EmptyState title={t('redemptions.none')} text={t('redemptions.noneText')} />;
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <CsvExport
          call="coupons.admin.redemptions.export"
          params={{ id }}
          query={undefined}
          fileName={`coupon-${code.toLowerCase()}`}
        />
      </div>
      {list.data ? (
        <ul className="flex flex-col divide-y divide-line">
          {list.data.items.map((redemption) => (
            <Redemption key={redemption.id} redemption={redemption} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-40" />
      )}
      <PageButtons page={page} pageSize={pageSize} total={list.data?.total ?? 0} onChange={setPage} />
    </div>
  );
}

function Redemption({ redemption }: { redemption: CouponRedemptionWire }) {
  const { t } = useTranslation('coupons.admin');
  const locale = useLocale();
  const { orderId, orderNumber, email, discount, orderTotal, usedAt, releasedAt } = redemption;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3">
      <span className="flex flex-wrap items-center gap-x-3">
        <TextLink to={paths.dashboardOrder(orderId)} className="numeral inline-flex min-h-11 items-center">
          {orderNumber}
        </TextLink>
        {releasedAt !== null && <Badge tone="warn">{t('redemptions.released')}</Badge>}
      </span>
      <span
        className={cx('text-right tabular-nums', releasedAt === null ? 'font-semibold' : 'text-muted line-through')}
      >
        −{formatMoney(discount, locale)}
      </span>
      <span className="min-w-0 text-sm break-words text-muted">
        {email}
        <span className="block">{formatOfficeDateTime(usedAt, locale)}</span>
      </span>
      <span className="text-right text-sm text-muted tabular-nums">
        {t('redemptions.of', { total: formatMoney(orderTotal, locale) })}
      </span>
    </li>
  );
}
