import { mailLogQueries, MailOutcome, type MailLogWire, valuesOf } from '@dronesoccer/contracts';
import { useQuery, type UseMutationResult } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Email } from '@/features/common/admin/email';
import { paths } from '@/lib/dashboard-paths';
import { call } from '@/lib/http/call';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { ListPage } from '@/features/common/admin/list-page';
import { TwoLines } from '@/ui/data-table/two-lines';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { useChangeOnce } from '@/lib/query/use-once';
import { listQuery } from '@/lib/query/list-query';
import { tableOf } from '@/lib/table/query-table';
import { useTableState } from '@/lib/table/use-table-state';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';

const table = { ...tableOf(mailLogQueries['mailLog.admin.list']), remember: 'mails' };

const tones: Readonly<Record<MailOutcome, BadgeTone>> = {
  [MailOutcome.SENT]: 'good',
  [MailOutcome.TRYING]: 'warn',
  [MailOutcome.FAILED]: 'strong',
  [MailOutcome.UNKNOWN]: 'warn',
};

/** The log of sent emails. Searching for an address shows the log of one person. */
export function SentMailsPage() {
  const { t } = useTranslation('reports.admin');
  const state = useTableState(table);
  const [chosen, setChosen] = useState<MailLogWire | null>(null);
  const resend = useResend();
  const close = () => {
    setChosen(null);
    resend.reset();
  };
  return (
    <ListPage
      title={t('mails.title')}
      text={t('mails.lead')}
      columns={useColumns(setChosen)}
      list={useQuery({ ...listQuery('mailLog.admin.list', { query: state.query }), staleTime: 0 })}
      state={state}
      search={t('mails.search')}
      filters={
        <SelectFilter
          label={t('mails.outcome')}
          any={t('mails.anyOutcome')}
          options={valuesOf(MailOutcome).map((value) => ({ value, label: t(`mails.outcomes.${value}`) }))}
          {...state.filter('outcome')}
        />
      }
      views={<SavedViews screen="mails" state={state} />}
      rowName={({ subject }) => subject}
      empty={{ title: t('mails.none.title'), text: t('mails.none.text') }}
    >
      <ConfirmDialog
        open={chosen !== null}
        onClose={close}
        title={t('mails.resendTitle')}
        text={chosen ? t('mails.resendText', { subject: chosen.subject, email: chosen.email }) : ''}
        confirmLabel={t('mails.resend')}
        pending={resend.isPending}
        error={resend.error}
        onConfirm={() =>
          chosen &&
          resend.mutate(chosen.id, {
            onSuccess: () => {
              close();
              notify({ type: 'success', message: t('mails.resent') });
            },
          })
        }
      />
    </ListPage>
  );
}

function useResend(): UseMutationResult<null, Error, string> {
  return useChangeOnce(['mailLog'], (id: string, idempotencyKey) =>
    call('mailLog.admin.resend', { params: { id }, idempotencyKey }),
  );
}

function useColumns(onResend: (mail: MailLogWire) => void): Column<MailLogWire, never>[] {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  return [
    {
      id: 'what',
      header: t('mails.columns.what'),
      plainOnPhone: true,
      cell: ({ subject, email, locale: language }) => (
        <TwoLines
          first={
            <span lang={language} className="font-semibold">
              {subject}
            </span>
          }
          keep
          second={
            <>
              <Email address={email} />
              {language !== locale && language === 'fr' && ` · ${t('mails.french')}`}
            </>
          }
        />
      ),
    },
    {
      id: 'outcome',
      header: t('mails.columns.outcome'),
      cell: ({ outcome, reason, campaignId }) => (
        <span className="flex flex-col items-start gap-1 @max-2xl:items-end compact:flex-row compact:items-center compact:gap-2">
          <Badge tone={tones[outcome]}>{t(`mails.outcomes.${outcome}`)}</Badge>
          {reason !== null && (
            // For a newsletter, the reason is written for administrators. Otherwise it is the technical message, in
            // English.
            <span lang={campaignId === null ? 'en' : undefined} className="text-sm wrap-anywhere text-muted">
              {reason}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'when',
      header: t('mails.columns.when'),
      cell: ({ at, tries }) => (
        <TwoLines first={<When at={at} hasTime />} second={tries > 1 && t('mails.tries', { count: tries })} />
      ),
    },
    {
      id: 'do',
      header: t('mails.columns.do'),
      plainOnPhone: true,
      cell: (mail) =>
        mail.campaignId !== null ? (
          <TextLink to={paths.campaign(mail.campaignId)}>{t('mails.campaign')}</TextLink>
        ) : (
          mail.canResend && (
            <Button
              variant="outline"
              className="whitespace-nowrap compact:min-h-8 compact:px-3 compact:py-0.5"
              onClick={() => onResend(mail)}
            >
              <Send aria-hidden className="size-5 compact:size-4" />
              {t('mails.resend')}
            </Button>
          )
        ),
    },
  ];
}
