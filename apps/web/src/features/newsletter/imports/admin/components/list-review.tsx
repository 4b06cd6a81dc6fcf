import { importOutcomes, SubscriberImportStatus, type SubscriberImportWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { ImportReview } from '@/features/common/admin/file-import/import-review';
import { paths } from '@/lib/dashboard-paths';
import { formatNumber, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { subscriberImporter } from '../api/subscriber-importer';
import { ListRows } from './list-rows';

interface ListReviewProps {
  of: SubscriberImportWire;
  onAnother: () => void;
}

/** The expected or actual result of an import, in figures and by row. */
export function ListReview({ of, onAnother }: ListReviewProps) {
  const { t } = useTranslation(['newsletter.admin', 'imports.admin']);
  const locale = useLocale();
  const { counts, actor, createdAt } = of;
  const isDone = of.status === SubscriberImportStatus.DONE;
  const count = counts.added + counts.asked + counts.confirmed;
  const counted = (value: number) => ({ count: value, number: formatNumber(value, locale) });
  const name = actor?.name ?? t('imports.admin:someone');
  return (
    <ImportReview
      importer={subscriberImporter}
      of={of}
      about={t('imports.admin:by', { name, at: formatOfficeDateTime(createdAt, locale) })}
      figures={importOutcomes.map((outcome) => ({
        label: t(`import.outcomes.${isDone ? 'done' : 'ready'}.${outcome}`),
        value: counts[outcome],
        isBad: outcome === 'refused' && counts.refused > 0,
      }))}
      notes={
        !isDone && (
          <div className="text-column flex flex-col gap-2">
            {counts.refused > 0 && <p>{t('import.withRefused', counted(counts.refused))}</p>}
            {counts.asked > 0 && <p>{t('import.willAsk', counted(counts.asked))}</p>}
            <p className={count === 0 ? 'font-semibold' : 'text-muted'}>
              {t(count === 0 ? 'import.nothing' : 'import.vouch')}
            </p>
          </div>
        )
      }
      confirm={count > 0 ? t('import.confirm', counted(count)) : null}
      back={{ to: paths.subscribers, label: t('import.toSubscribers') }}
      another={t('import.another')}
      onAnother={onAnother}
    >
      <ListRows of={of} />
    </ImportReview>
  );
}
