import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CsvExport } from '@/features/common/admin/csv-export';
import { Panel } from '@/features/common/admin/panel';
import { WorkPage } from '@/features/common/admin/work-page';
import { cx } from '@/lib/cx';
import { formatDay, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { listQuery } from '@/lib/query/list-query';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { choiceOf, choiceSearch, type ReportChoice } from '../model/report-periods';
import { ReportFilters } from './report-filters';
import { ReportChart, ReportTable } from './report-table';

/** The reports an accountant files from, one at a time. The report and its period are in the address. */
export function ReportsPage() {
  const { t } = useTranslation('reports.admin');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const choice = choiceOf(search);
  return (
    <WorkPage title={t('tables.title')} text={t('tables.text')}>
      <div className="flex flex-col gap-5">
        <ReportFilters
          choice={choice}
          onChange={(changes) =>
            void navigate({ search: choiceSearch({ ...choice, ...changes }) }, { preventScrollReset: true })
          }
        />
        {/* The rows of another report would be under the wrong headings, so each report starts afresh. */}
        <Report key={choice.report} choice={choice} />
      </div>
    </WorkPage>
  );
}

function Report({ choice }: { choice: ReportChoice }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const { report, from, to } = choice;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    listQuery('reports.admin.table', { query: choice }),
  );
  const span = (period: { from: string; to: string }) =>
    t('period.span', { from: formatDay(period.from, locale), to: formatDay(period.to, locale) });
  return (
    <>
      {error && <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading label={t('loading')}>
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
      {data && !error && (
        <Panel
          title={t(`tables.names.${report}`)}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-55')}
          actions={
            <CsvExport
              call="reports.admin.tableExport"
              query={{ report, from, to }}
              fileName={report}
              about={t(`tables.names.${report}`)}
              disabled={data.total === 0}
            />
          }
        >
          <p className="text-column text-sm text-muted">{t(`tables.texts.${report}`)}</p>
          <p className="text-sm text-muted">
            {data.compared ? t('tables.beside', { now: span(data), before: span(data.compared) }) : span(data)}
          </p>
          {data.rows.length === 0 ? (
            <EmptyState title={t('tables.none.title')} text={t('tables.none.text')} />
          ) : (
            <>
              <ReportTable report={report} data={data} />
              <ReportChart report={report} data={data} />
              {data.total > data.rows.length && (
                <p className="text-sm text-muted">
                  {t('tables.more', {
                    shown: formatNumber(data.rows.length, locale),
                    number: formatNumber(data.total, locale),
                  })}
                </p>
              )}
            </>
          )}
        </Panel>
      )}
    </>
  );
}
