import { ProductImportStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { UploadProgress } from '@/features/common/admin/file-import/upload-progress';
import { type ImportRefusal, useImportUpload } from '@/features/common/admin/file-import/use-import-upload';
import { uploadFile } from '@/lib/http/upload';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { isAtWork, useProductImport } from '../api/use-product-import';
import { ImportFile } from './import-file';
import { ImportProgress } from './import-progress';
import { ImportReview } from './import-review';

/** The import from file to result. Its id is part of the URL, so a reload or a colleague finds it again. */
export function ImportWizard() {
  const { t } = useTranslation('products');
  const [search] = useSearchParams();
  const changeQuery = useChangeQuery();
  const id = search.get('import');
  const found = useProductImport(id);
  const show = (importId: string | null) =>
    changeQuery((query) => (importId === null ? query.delete('import') : query.set('import', importId)), {
      preventScrollReset: false,
    });
  const { sending, refusal, send } = useImportUpload(
    (file, options) => uploadFile('products.admin.import', file, options),
    show,
  );

  if (sending) {
    return <UploadProgress label={t('importPage.uploading', { name: sending.name })} progress={sending.progress} />;
  }
  if (id === null) return <ImportFile refusal={refusal} onFile={send} />;
  if (found.error) return <ErrorState error={found.error} onRetry={() => show(null)} />;
  if (!found.data) return <Skeleton className="h-40" />;
  if (isAtWork(found.data)) return <ImportProgress of={found.data} />;
  if (found.data.status === ProductImportStatus.FAILED) {
    return <ImportFile refusal={failureOf(found.data.failure, t('importPage.failed'))} onFile={send} />;
  }
  return <ImportReview key={found.data.status} of={found.data} onAnother={() => show(null)} />;

  function failureOf(failure: { en: string; fr: string } | null, title: string): ImportRefusal {
    return { message: title, reasons: failure ? [failure[t('form.english') === 'English' ? 'en' : 'fr']] : [] };
  }
}
