import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { cx } from '@/lib/cx';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { type PeriodAndPlace, periodOf, periodSearch, placeOf } from '../model/period';
import { Activity, activityQuery, PlaceFilter } from './activity';
import { Attention, attentionQuery } from './attention';
import { RevenueChart, StatesChart } from './overview-charts';
import { BestSellers, FailedPayments, LowStock } from './overview-lists';
import { OverviewTiles } from './overview-tiles';
import { PeriodPicker } from './period-picker';

/** The shop's figures, compared with the previous period. Each links to its list. */
export function Overview() {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = periodOf(search);
  const locationId = placeOf(search);
  const show = (next: PeriodAndPlace) => void navigate({ search: periodSearch(next) }, { preventScrollReset: true });
  const report = useQuery({ ...callQuery('reports.admin.overview', { query }), placeholderData: keepPreviousData });
  const ofArenas = { ...query, ...(locationId !== undefined && { locationId }) };
  // All parts appear at once, because one that came later would push the others down.
  const others = [useQuery(activityQuery(ofArenas)), useQuery(attentionQuery())];
  const isReady = others.every(({ isPending }) => !isPending);
  // Deferred rendering keeps the page responsive while tiles and charts are drawn.
  const data = useDeferredValue(isReady ? report.data : undefined);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-2">
          <PeriodPicker value={query} onChange={(period) => show({ ...period, locationId })} />
          <PlaceFilter locationId={locationId} onChange={(next) => show({ ...query, locationId: next })} />
        </div>
        {data && (
          <p className="text-sm text-muted">
            {t('period.span', { from: formatDay(data.period.from, locale), to: formatDay(data.period.to, locale) })}
          </p>
        )}
      </div>
      {report.error && (
        <ErrorState error={report.error} retrying={report.isFetching} onRetry={() => void report.refetch()} />
      )}
      {!data && !report.error && <OverviewSkeleton label={t('loading')} />}
      {data && (
        <div
          aria-busy={report.isPlaceholderData}
          className={cx('flex flex-col gap-3 transition-opacity sm:gap-4', report.isPlaceholderData && 'opacity-55')}
        >
          <OverviewTiles data={data} />
          <Activity query={ofArenas} />
          <Attention />
          <div className="grid grid-cols-1 gap-3 sm:gap-4 xl:grid-cols-3">
            <RevenueChart data={data} />
            <StatesChart data={data} />
          </div>
          <div className="grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-2 xl:grid-cols-3">
            <BestSellers data={data} />
            <LowStock data={data} />
            <FailedPayments data={data} />
          </div>
        </div>
      )}
    </div>
  );
}

function OverviewSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 xl:grid-cols-4">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-32 rounded-card" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
        <Skeleton className="h-96 rounded-card xl:col-span-2" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </Loading>
  );
}
