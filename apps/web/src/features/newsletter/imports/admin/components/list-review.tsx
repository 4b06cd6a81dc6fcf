import { importOutcomes, SubscriberImportStatus, type SubscriberImportWire } from '@dronesoccer/contracts';
import { CircleCheck, FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountFigure } from '@/features/common/admin/file-import/count-figure';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/dashboard-paths';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { useConfirmSubscriberImport } from '../api/use-subscriber-import';
import { ListRows } from './list-rows';

export interface ListReviewProps {
  of: SubscriberImportWire;
  onAnother: () => void;
}

/** The expected or actual result of an import, in figures and by row. */
export function ListReview({ of, onAnother }: ListReviewProps) {
  const { t } = useTranslation('newsletter-admin');
  const locale = useLocale();
  const confirm = useConfirmSubscriberImport(of.id);
  const { counts, fileName, actor, createdAt } = of;
  const isDone = of.status === SubscriberImportStatus.DONE;
  const count = counts.added + counts.asked + counts.confirmed;
  const Icon = isDone ? CircleCheck : FileCheck2;
  const counted = (value: number) => ({ count: value, number: formatNumber(value, locale) });
  const by = actor?.name ?? t('import.someone');
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p role="status" className="flex items-center gap-3 text-lg font-semibold">
          <Icon aria-hidden className={cx('size-6 shrink-0', isDone ? 'text-good' : 'text-ice')} />
          <span className="min-w-0 wrap-anywhere">
            {t(isDone ? 'import.done' : 'import.ready', { name: fileName })}
          </span>
        </p>
        <p className="mt-1 text-sm text-muted">
          {t('import.by', { name: by, at: formatOfficeDateTime(createdAt, locale) })}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {importOutcomes.map((outcome) => (
          <CountFigure
            key={outcome}
            label={t(`import.outcomes.${isDone ? 'done' : 'ready'}.${outcome}`)}
            value={counts[outcome]}
            isBad={outcome === 'refused' && counts.refused > 0}
          />
        ))}
      </dl>
      {!isDone && (
        <div className="text-column flex flex-col gap-2">
          {counts.refused > 0 && <p>{t('import.withRefused', counted(counts.refused))}</p>}
          {counts.asked > 0 && <p>{t('import.willAsk', counted(counts.asked))}</p>}
          <p className={count === 0 ? 'font-semibold' : 'text-muted'}>
            {t(count === 0 ? 'import.nothing' : 'import.vouch')}
          </p>
        </div>
      )}
      <FormAlert>{confirm.error && errorMessage(confirm.error)}</FormAlert>
      <div className="flex flex-wrap gap-3">
        {!isDone && count > 0 && (
          <Button pending={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('import.confirm', counted(count))}
          </Button>
        )}
        {isDone && <ButtonLink to={paths.subscribers}>{t('import.toSubscribers')}</ButtonLink>}
        <Button variant="outline" onClick={onAnother}>
          {t('import.another')}
        </Button>
      </div>
      <ListRows of={of} />
    </div>
  );
}
