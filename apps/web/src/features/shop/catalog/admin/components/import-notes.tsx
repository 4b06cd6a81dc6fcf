import type { ProductImportWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { useMatchImportNames } from '../api/product-importer';

interface ImportNotesProps {
  of: ProductImportWire;
  isDone: boolean;
  changeCount: number;
}

/** The notes to read before the confirmation: the rows with errors, and those with the name of an existing product. */
export function ImportNotes({ of: { id, found, sameNames }, isDone, changeCount }: ImportNotesProps) {
  const { t } = useTranslation('catalog.admin');
  const match = useMatchImportNames(id);
  return (
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
      {!isDone && changeCount === 0 && sameNames === 0 && <p className="font-semibold">{t('importPage.nothing')}</p>}
    </>
  );
}
