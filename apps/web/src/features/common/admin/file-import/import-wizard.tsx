import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { type FileImporter, type ImportedFile, isInProgress, useImport } from './file-importer';
import { RowProgress } from './row-progress';
import { UploadProgress } from './upload-progress';
import { type ImportRefusal, useImportUpload } from './use-import-upload';

interface ImportWizardProps<Found extends ImportedFile> {
  importer: FileImporter<Found>;
  /** Renders the first step, which takes a file and shows why the last file was refused or failed. */
  start: (step: { refusal: ImportRefusal | null; onFile: (file: File) => void }) => ReactNode;
  /** Renders the review before the confirmation, and the result. */
  review: (step: { of: Found; onAnother: () => void }) => ReactNode;
}

/**
 * Leads from the file to the result. The URL contains the import's id, so that a reload or a colleague finds the import
 * again.
 */
export function ImportWizard<Found extends ImportedFile>({ importer, start, review }: ImportWizardProps<Found>) {
  const { t } = useTranslation('imports.admin');
  const locale = useLocale();
  const [search] = useSearchParams();
  const changeQuery = useChangeQuery();
  const id = search.get('import');
  const found = useImport(importer, id);
  const show = (importId: string | null) =>
    changeQuery((query) => (importId === null ? query.delete('import') : query.set('import', importId)), {
      preventScrollReset: false,
    });
  const { sending, refusal, send } = useImportUpload(importer.upload, show);

  if (sending) return <UploadProgress label={t('uploading', { name: sending.name })} progress={sending.progress} />;
  if (id === null) return start({ refusal, onFile: send });
  if (!found.data && found.error) return <ErrorState error={found.error} onRetry={() => show(null)} />;
  if (!found.data) {
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  const { status, doneRows, totalRows, fileName, failure } = found.data;
  if (status === importer.statuses.FAILED) {
    const failed = { message: `${t('failed')} (${fileName})`, reasons: failure ? [failure[locale]] : [] };
    return start({ refusal: refusal ?? failed, onFile: send });
  }
  if (isInProgress(importer, found.data)) {
    const number = (value: number) => formatNumber(value, locale);
    return (
      <RowProgress
        label={t(status === importer.statuses.CHECKING ? 'checking' : 'applying', { name: fileName })}
        done={doneRows}
        total={totalRows}
        rows={t('rowsDone', { done: number(doneRows), total: number(totalRows) })}
        hint={t('interrupted')}
      />
    );
  }
  return <Fragment key={status}>{review({ of: found.data, onAnother: () => show(null) })}</Fragment>;
}
