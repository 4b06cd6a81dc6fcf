import { SubscriberImportStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RowProgress } from '@/features/common/admin/file-import/row-progress';
import { UploadProgress } from '@/features/common/admin/file-import/upload-progress';
import { useImportUpload } from '@/features/common/admin/file-import/use-import-upload';
import { formatNumber } from '@/lib/format';
import { uploadFile } from '@/lib/http/upload';
import { useLocale } from '@/lib/i18n/use-locale';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useSubscriberImport } from '../api/use-subscriber-import';
import { EarlierImports } from './earlier-imports';
import { ListFormat } from './list-format';
import { ListInput } from './list-input';
import { ListReview } from './list-review';

/**
 * An import from the list to the result. Its id is kept in the address, so that a reload or a colleague finds it again.
 */
export function SubscriberImport() {
  const { t } = useTranslation('newsletter-admin');
  const locale = useLocale();
  const [search] = useSearchParams();
  const changeQuery = useChangeQuery();
  const id = search.get('import');
  const found = useSubscriberImport(id);
  const show = (importId: string | null) =>
    changeQuery((query) => (importId === null ? query.delete('import') : query.set('import', importId)), {
      preventScrollReset: false,
    });
  const { sending, refusal, send } = useImportUpload(
    (file, options) => uploadFile('newsletter.imports.admin.upload', file, options),
    show,
  );

  if (sending) {
    return <UploadProgress label={t('import.uploading', { name: sending.name })} progress={sending.progress} />;
  }
  if (id === null) {
    return (
      <>
        <ListInput refusal={refusal} onFile={send} />
        <ListFormat />
        <EarlierImports />
      </>
    );
  }
  if (found.error) return <ErrorState error={found.error} onRetry={() => show(null)} />;
  if (!found.data) {
    return (
      <Loading label={t('import.loading')}>
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  const { status, doneRows, totalRows, fileName } = found.data;
  if (status === SubscriberImportStatus.APPLYING) {
    const number = (value: number) => formatNumber(value, locale);
    return (
      <RowProgress
        label={t('import.applying', { name: fileName })}
        done={doneRows}
        total={totalRows}
        rows={t('import.rowsDone', { done: number(doneRows), total: number(totalRows) })}
        hint={t('import.interrupted')}
      />
    );
  }
  return <ListReview key={status} of={found.data} onAnother={() => show(null)} />;
}
