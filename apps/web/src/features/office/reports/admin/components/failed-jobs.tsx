import { failedJobReasons, reportQueries, type FailedJobWire, type JobSubjectKind } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { ListPage } from '@/features/common/admin/list-page';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import { tableOf } from '@/lib/table/query-table';
import { useTableState } from '@/lib/table/use-table-state';
import { Badge } from '@/ui/feedback/badge';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { BulkBar } from '@/ui/data-table/bulk-bar';
import { TextLink } from '@/ui/actions/link';
import { Attention } from './attention';
import { type FailedJobAction, useHandleFailedJobs, useRetryFailedJob } from '../api/use-failed-job-actions';

const pageOf: Readonly<Record<JobSubjectKind, (id: string) => string>> = {
  order: paths.dashboardOrder,
  partner: paths.dashboardPartner,
  booking: paths.dashboardBooking,
};

/** The question of the dialog, about one job or the ticked jobs. */
interface Question {
  action: FailedJobAction;
  ids: readonly string[];
  onDone?: () => void;
}

const table = tableOf(reportQueries['reports.failedJobs.admin.list']);

/** Emails and other jobs that failed and are not retried automatically. */
export function FailedJobsPage() {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const state = useTableState(table);
  // The question stays while the dialog closes.
  const [{ action, ids, onDone }, setQuestion] = useState<Question>({ action: 'dismiss', ids: [] });
  const [isAsking, setAsking] = useState(false);
  const ask = (question: Question) => {
    setQuestion(question);
    setAsking(true);
  };
  const handle = useHandleFailedJobs();
  const close = () => {
    setAsking(false);
    handle.reset();
  };
  const report = (done: number) => {
    close();
    onDone?.();
    if (done < ids.length) notify({ type: 'warning', message: t('failedJobs.some', { done, total: ids.length }) });
    else notify({ type: 'success', message: t(action === 'retry' ? 'failedJobs.retried' : 'failedJobs.dismissed') });
  };
  return (
    <ListPage
      title={t('attention.title')}
      text={t('attention.lead')}
      label={t('failedJobs.title')}
      tabs={<Attention />}
      columns={useColumns(({ id }) => ask({ action: 'dismiss', ids: [id] }))}
      list={useQuery({ ...listQuery('reports.failedJobs.admin.list', { query: state.query }), staleTime: 0 })}
      state={state}
      filters={
        <SelectFilter
          label={t('failedJobs.reason')}
          any={t('failedJobs.anyReason')}
          options={failedJobReasons.map((value) => ({ value, label: t(`failedJobs.reasons.${value}`) }))}
          {...state.filter('reason')}
        />
      }
      views={<SavedViews screen="jobs" state={state} />}
      rowName={({ recipient, title }) => recipient ?? title[locale]}
      bulk={(selection) => {
        const ticked = 'ids' in selection.target ? selection.target.ids : [];
        const askAll = (wanted: FailedJobAction) => () => ask({ action: wanted, ids: ticked, onDone: selection.clear });
        return (
          <BulkBar selection={selection} canSelectAll={false}>
            <Button variant="outline" onClick={askAll('retry')}>
              <RotateCw aria-hidden className="size-5" />
              {t('failedJobs.sendMany')}
            </Button>
            <Button variant="quiet" onClick={askAll('dismiss')}>
              {t('failedJobs.dismiss')}
            </Button>
          </BulkBar>
        );
      }}
      empty={{ title: t('failedJobs.none.title'), text: t('failedJobs.none.text') }}
    >
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={t(`failedJobs.${action}Title`, { count: ids.length })}
        text={t(`failedJobs.${action}Text`, { count: ids.length })}
        confirmLabel={t(action === 'retry' ? 'failedJobs.sendMany' : 'failedJobs.dismiss')}
        pending={handle.isPending}
        error={handle.error}
        onConfirm={() => handle.mutate({ action, ids }, { onSuccess: report })}
      />
    </ListPage>
  );
}

function useColumns(onDismiss: (job: FailedJobWire) => void): Column<FailedJobWire, never>[] {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const retry = useRetryFailedJob();
  return [
    {
      id: 'what',
      header: t('failedJobs.columns.what'),
      plainOnPhone: true,
      cell: ({ title, recipient, subject }) => (
        <span className="flex flex-col items-start">
          <span className="font-semibold">{title[locale]}</span>
          {recipient !== null && <span className="text-sm break-all text-muted">{recipient}</span>}
          {subject && (
            <TextLink to={pageOf[subject.kind](subject.id)} className="inline-flex min-h-11 items-center">
              {t(`failedJobs.subjects.${subject.kind}`)}
            </TextLink>
          )}
        </span>
      ),
    },
    {
      id: 'why',
      header: t('failedJobs.columns.why'),
      cell: ({ reason, message }) => (
        <span className="flex flex-col items-start gap-1 @2xl:py-2 @max-2xl:items-end">
          <Badge tone={reason === 'failed' ? 'strong' : 'warn'}>{t(`failedJobs.reasons.${reason}`)}</Badge>
          {reason === 'held' ? (
            <span className="text-sm text-muted">{t('failedJobs.heldText')}</span>
          ) : (
            // The technical message, in English.
            <span lang="en" className="text-sm wrap-anywhere text-muted">
              {message}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'when',
      header: t('failedJobs.columns.when'),
      cell: ({ reason, enqueuedAt, failedAt, tries }) =>
        reason === 'held' ? (
          <When at={enqueuedAt} hasTime />
        ) : (
          <span className="flex flex-col">
            <When at={failedAt} hasTime />
            <span className="text-sm whitespace-nowrap text-muted">{t('failedJobs.tries', { count: tries })}</span>
          </span>
        ),
    },
    {
      id: 'do',
      header: t('failedJobs.columns.do'),
      plainOnPhone: true,
      cell: (job) => (
        <span className="flex flex-wrap gap-2 @3xl:flex-nowrap">
          <Button
            variant="outline"
            pending={retry.isPending && retry.variables === job.id}
            onClick={() =>
              retry.mutate(job.id, {
                onSuccess: () => notify({ type: 'success', message: t('failedJobs.retried') }),
              })
            }
          >
            <RotateCw aria-hidden className="size-5" />
            {t(job.reason === 'held' ? 'failedJobs.send' : 'failedJobs.retry')}
          </Button>
          <Button variant="quiet" onClick={() => onDismiss(job)}>
            {t('failedJobs.dismiss')}
          </Button>
        </span>
      ),
    },
  ];
}
