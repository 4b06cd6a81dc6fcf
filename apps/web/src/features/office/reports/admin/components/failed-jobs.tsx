import { failedJobReasons, reportQueries, type FailedJobWire, type JobSubjectKind } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '@/features/common/admin/when';
import { ListPage } from '@/features/common/admin/list-page';
import { TwoLines } from '@/ui/data-table/two-lines';
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
import { TextLink } from '@/ui/actions/link';
import { Attention } from './attention';
import { useDismissFailedJob, useRetryFailedJob } from '../api/use-failed-job-actions';

const pageOf: Readonly<Record<JobSubjectKind, (id: string) => string>> = {
  order: paths.dashboardOrder,
  partner: paths.dashboardPartner,
  booking: paths.dashboardBooking,
};

const table = tableOf(reportQueries['reports.failedJobs.admin.list']);

/** Emails and other jobs that failed and are not retried automatically. */
export function FailedJobsPage() {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const state = useTableState(table);
  const [leaving, setLeaving] = useState<FailedJobWire | null>(null);
  const dismiss = useDismissFailedJob();
  const close = () => {
    setLeaving(null);
    dismiss.reset();
  };
  return (
    <ListPage
      title={t('attention.title')}
      text={t('attention.lead')}
      label={t('failedJobs.title')}
      tabs={<Attention />}
      columns={useColumns(setLeaving)}
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
      rowName={({ recipient, title }) => recipient ?? title[locale]}
      empty={{ title: t('failedJobs.none.title'), text: t('failedJobs.none.text') }}
    >
      <ConfirmDialog
        open={leaving !== null}
        onClose={close}
        title={t('failedJobs.dismissTitle')}
        text={t('failedJobs.dismissText')}
        confirmLabel={t('failedJobs.dismiss')}
        pending={dismiss.isPending}
        error={dismiss.error}
        onConfirm={() =>
          leaving &&
          dismiss.mutate(leaving.id, {
            onSuccess: () => {
              close();
              notify({ type: 'success', message: t('failedJobs.dismissed') });
            },
          })
        }
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
        <span className="flex flex-col items-start gap-1 @max-2xl:items-end">
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
          <TwoLines first={<When at={failedAt} hasTime />} second={t('failedJobs.tries', { count: tries })} keep />
        ),
    },
    {
      id: 'do',
      header: t('failedJobs.columns.do'),
      plainOnPhone: true,
      cell: (job) => (
        <span className="flex flex-wrap gap-2">
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
