import { importOutcomes, type ImportOutcome, subscriberColumns } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { FileImportPage } from '@/features/common/admin/file-import/file-import-page';
import { paths } from '@/lib/dashboard-paths';
import { formatDay, formatNumber, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import type { BadgeTone } from '@/ui/feedback/badge';
import { subscriberImporter } from '../api/subscriber-importer';
import { EarlierImports } from './earlier-imports';
import { ListFormat } from './list-format';
import { ListInput } from './list-input';

const tones: Record<ImportOutcome, BadgeTone> = {
  ...{ added: 'good', asked: 'ice', confirmed: 'good', kept: 'neutral', refused: 'red' },
};

/** Shows an import from the upload to its result. */
export function SubscriberImportPage() {
  const { t } = useTranslation(['newsletter.admin', 'imports.admin']);
  const locale = useLocale();
  const counted = (value: number) => ({ count: value, number: formatNumber(value, locale) });
  return (
    <FileImportPage
      importer={subscriberImporter}
      title={t('import.title')}
      text={t('import.text')}
      list={{ to: paths.subscribers, label: t('subscribers.title') }}
      input={(onFile) => <ListInput onFile={onFile} />}
      format={
        <>
          <ListFormat />
          <EarlierImports />
        </>
      }
      outcomes={Object.fromEntries(
        importOutcomes.map((outcome) => [
          outcome,
          {
            label: t(`import.outcomes.row.${outcome}`),
            tone: tones[outcome],
            figure: (isDone) => t(`import.outcomes.${isDone ? 'done' : 'ready'}.${outcome}`),
          },
        ]),
      )}
      about={({ actor, createdAt }) =>
        t('imports.admin:by', {
          name: actor?.name ?? t('imports.admin:someone'),
          at: formatOfficeDateTime(createdAt, locale),
        })
      }
      notes={({ counts }, { isDone, changeCount }) =>
        !isDone && (
          <div className="text-column flex flex-col gap-2">
            {counts.refused > 0 && <p>{t('import.withRefused', counted(counts.refused))}</p>}
            {counts.asked > 0 && <p>{t('import.willAsk', counted(counts.asked))}</p>}
            <p className={changeCount === 0 ? 'font-semibold' : 'text-muted'}>
              {t(changeCount === 0 ? 'import.nothing' : 'import.vouch')}
            </p>
          </div>
        )
      }
      changes={['added', 'asked', 'confirmed']}
      confirm={(count) => t('import.confirm', counted(count))}
      back={t('import.toSubscribers')}
      another={t('import.another')}
      rows={{
        columns: (line) => [
          {
            id: 'email',
            header: t('columns.email'),
            cell: ({ email }) => <span className="wrap-anywhere">{email || t('import.noEmail')}</span>,
          },
          line,
        ],
        rowName: ({ email }) => email,
        details: ({ consent }) =>
          consent && (
            <span className="text-sm wrap-anywhere text-muted">
              {t(`import.bases.${consent.basis}`, { day: formatDay(consent.day, locale), source: consent.source })}
            </span>
          ),
        headings: subscriberColumns,
        texts: { noRowsText: t('import.noRowsText') },
      }}
    />
  );
}
