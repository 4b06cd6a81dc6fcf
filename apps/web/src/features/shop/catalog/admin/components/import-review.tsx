import { ProductImportStatus, type ProductImportWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { ImportReview as FileReview } from '@/features/common/admin/file-import/import-review';
import { paths } from '@/lib/dashboard-paths';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { productImporter, useMatchImportNames } from '../api/product-importer';
import { ImportRows } from './import-rows';

interface ImportReviewProps {
  of: ProductImportWire;
  onAnother: () => void;
}

/** The changes that a file would make or has made, in figures and row by row. */
export function ImportReview({ of, onAnother }: ImportReviewProps) {
  const { t } = useTranslation('products.admin');
  const { found, sameNames } = of;
  const match = useMatchImportNames(of.id);
  const isDone = of.status === ProductImportStatus.DONE;
  const count = found.create + found.update;
  return (
    <FileReview
      importer={productImporter}
      of={of}
      figures={[
        {
          label: t(isDone ? 'importPage.created' : 'importPage.create'),
          value: isDone ? of.createdCount : found.create,
        },
        {
          label: t(isDone ? 'importPage.updated' : 'importPage.update'),
          value: isDone ? of.updatedCount : found.update,
        },
        { label: t('importPage.keep'), value: found.keep },
        {
          label: t(isDone ? 'importPage.leftOut' : 'importPage.refused'),
          value: found.refused,
          isBad: found.refused > 0,
        },
      ]}
      notes={
        <>
          {!isDone && found.refused > 0 && <p>{t('importPage.withErrors', { count: found.refused })}</p>}
          {sameNames > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-2 border-line px-4 py-3">
              <p className="min-w-52 grow basis-0">{t('importPage.sameNames', { count: sameNames })}</p>
              <Button variant="outline" pending={match.isPending} onClick={() => match.mutate()}>
                {t('importPage.matchNames', { count: sameNames })}
              </Button>
            </div>
          )}
          <FormAlert>{match.error && errorMessage(match.error)}</FormAlert>
          {!isDone && count === 0 && sameNames === 0 && <p className="font-semibold">{t('importPage.nothing')}</p>}
        </>
      }
      confirm={count > 0 ? t('importPage.confirm', { count }) : null}
      back={{ to: paths.allProducts, label: t('importPage.toProducts') }}
      onAnother={onAnother}
    >
      <ImportRows of={of} />
    </FileReview>
  );
}
