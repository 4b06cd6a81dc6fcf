import type { FigureTable } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { Panel } from '@/features/common/admin/panel';
import { WorkPage } from '@/features/common/admin/work-page';
import { cx } from '@/lib/cx';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { listQuery } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { figureFilters, rangeOf } from '../model/filters';
import { AttendanceTable, RevenueTable, UtilisationTable } from './arena-tables';
import { FigureFilters } from './figure-filters';
import { HeatMap } from './heat-map';
import { LeadTime } from './lead-time';

/** The figures on arena use: which hours are full, the revenue, the customers, and how early they book. */
export function FiguresPage() {
  const { t } = useTranslation('figures.admin');
  const locale = useLocale();
  const { filters, setFilters } = useTableState(figureFilters);
  const days = rangeOf(filters);
  const query = { ...filters, ...days };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    listQuery('arenaFigures.admin.get', { query }),
  );
  const file = (table: FigureTable, isEmpty: boolean) => (
    <CsvExport
      call="arenaFigures.admin.export"
      query={{ ...query, table }}
      fileName={t(`files.${table}`)}
      label={t('export')}
      about={t(table === 'hours' ? 'heat.title' : `${table}.title`)}
      disabled={isEmpty}
    />
  );
  return (
    <WorkPage title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-5">
        <FigureFilters filters={filters} days={days} onChange={setFilters} />
        <p className="text-sm text-muted">
          {t('days.span', { from: formatDay(days.from, locale), to: formatDay(days.to, locale) })}
        </p>
        {error && <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading label={t('loading')} className="flex flex-col gap-4">
            <Skeleton className="h-[32rem] rounded-card" />
            <Skeleton className="h-64 rounded-card" />
          </Loading>
        )}
        {data && !error && (
          <div
            aria-busy={isPlaceholderData}
            className={cx('flex flex-col gap-3 transition-opacity sm:gap-4', isPlaceholderData && 'opacity-55')}
          >
            {data.utilisation.byArena.length + data.revenue.length === 0 ? (
              <EmptyState title={t('none.title')} text={t('none.text')} />
            ) : (
              <>
                <Panel title={t('heat.title')} actions={file('hours', data.utilisation.byHour.length === 0)}>
                  <p className="text-column text-sm text-muted">{t('heat.text')}</p>
                  <HeatMap hours={data.utilisation.byHour} />
                </Panel>
                <Panel
                  title={t('utilisation.title')}
                  actions={file('utilisation', data.utilisation.byArena.length === 0)}
                >
                  <UtilisationTable rows={data.utilisation.byArena} />
                </Panel>
                <Panel title={t('revenue.title')} actions={file('revenue', data.revenue.length === 0)}>
                  <p className="text-column text-sm text-muted">{t('revenue.text')}</p>
                  {data.revenue.length === 0 ? <p>{t('revenue.none')}</p> : <RevenueTable rows={data.revenue} />}
                </Panel>
                <div className="grid grid-cols-1 gap-3 sm:gap-4 xl:grid-cols-2">
                  <Panel title={t('attendance.title')} actions={file('attendance', data.attendance.length === 0)}>
                    {data.attendance.length === 0 ? (
                      <p>{t('attendance.none')}</p>
                    ) : (
                      <AttendanceTable rows={data.attendance} />
                    )}
                  </Panel>
                  <Panel title={t('leadTime.title')} actions={file('leadTime', data.leadTime.bookings === 0)}>
                    <LeadTime leadTime={data.leadTime} />
                  </Panel>
                </div>
              </>
            )}
          </div>
        )}
      </div>
    </WorkPage>
  );
}
