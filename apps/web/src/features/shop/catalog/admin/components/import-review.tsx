import { ProductImportStatus, type ProductImportWire } from '@dronesoccer/contracts';
import { CircleCheck, FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountFigure } from '@/features/common/admin/file-import/count-figure';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/dashboard-paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { useConfirmImport, useMatchImportNames } from '../api/use-product-import';
import { ImportRows } from './import-rows';

interface ImportReviewProps {
  of: ProductImportWire;
  onAnother: () => void;
}

/** The changes that a file would make or has made, in figures and row by row. */
export function ImportReview({ of, onAnother }: ImportReviewProps) {
  const { t } = useTranslation('products');
  const { found, fileName } = of;
  const confirm = useConfirmImport(of.id);
  const match = useMatchImportNames(of.id);
  const isDone = of.status === ProductImportStatus.DONE;
  const count = found.create + found.update;
  const Icon = isDone ? CircleCheck : FileCheck2;
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="flex items-center gap-3 text-lg font-semibold">
        <Icon aria-hidden className={cx('size-6 shrink-0', isDone ? 'text-good' : 'text-ice')} />
        <span className="min-w-0 break-words">
          {t(isDone ? 'importPage.done' : 'importPage.ready', { name: fileName })}
        </span>
      </p>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <CountFigure
          label={t(isDone ? 'importPage.created' : 'importPage.create')}
          value={isDone ? of.createdCount : found.create}
        />
        <CountFigure
          label={t(isDone ? 'importPage.updated' : 'importPage.update')}
          value={isDone ? of.updatedCount : found.update}
        />
        <CountFigure label={t('importPage.keep')} value={found.keep} />
        <CountFigure
          label={t(isDone ? 'importPage.leftOut' : 'importPage.refused')}
          value={found.refused}
          isBad={found.refused > 0}
        />
      </dl>
      {!isDone && found.refused > 0 && <p>{t('importPage.withErrors', { count: found.refused })}</p>}
      {of.sameNames > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-2 border-line px-4 py-3">
          <p className="min-w-52 grow basis-0">{t('importPage.sameNames', { count: of.sameNames })}</p>
          <Button variant="outline" pending={match.isPending} onClick={() => match.mutate()}>
            {t('importPage.matchNames', { count: of.sameNames })}
          </Button>
        </div>
      )}
      {!isDone && count === 0 && of.sameNames === 0 && <p className="font-semibold">{t('importPage.nothing')}</p>}
      <div className="flex flex-wrap gap-3">
        {!isDone && count > 0 && (
          <Button pending={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('importPage.confirm', { count })}
          </Button>
        )}
        {isDone && <ButtonLink to={paths.allProducts}>{t('importPage.toProducts')}</ButtonLink>}
        <Button variant="outline" onClick={onAnother}>
          {t('importPage.another')}
        </Button>
      </div>
      <ImportRows of={of} />
    </div>
  );
}
