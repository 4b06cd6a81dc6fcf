import { ProductImportStatus } from '@dronesoccer/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { uploadFile } from '@/lib/http/upload';
import { ErrorState } from '@/ui/feedback/error-state';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { isAtWork, useProductImport } from '../api/use-product-import';
import { ImportFile } from './import-file';
import { ImportProgress } from './import-progress';
import { ImportReview } from './import-review';

interface Refusal {
  message: string;
  reasons: readonly string[];
}

/** From the file to the result. The import stands in the address, so that a reload or a colleague finds it again. */
export function ImportWizard() {
  const { t } = useTranslation('products');
  const [search, setSearch] = useSearchParams();
  const id = search.get('import');
  const found = useProductImport(id);
  const [sending, setSending] = useState<{ name: string; progress: number } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const show = (importId: string | null) => setSearch(importId === null ? {} : { import: importId });
  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    setRefusal(null);
    setSending({ name: file.name, progress: 0 });
    try {
      const onProgress = (progress: number) => setSending({ name: file.name, progress });
      const { id: importId } = await uploadFile('products.admin.import', file, {
        signal: controller.signal,
        onProgress,
      });
      show(importId);
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(refusalOf(error));
    } finally {
      setSending(null);
    }
  };

  if (sending) {
    const label = t('importPage.uploading', { name: sending.name });
    return (
      <div className="flex flex-col gap-3" role="status">
        <p className="font-semibold">{label}</p>
        <ProgressBar label={label} value={sending.progress < 1 ? sending.progress : null} />
      </div>
    );
  }
  if (id === null) return <ImportFile refusal={refusal} onFile={(file) => void send(file)} />;
  if (found.error) return <ErrorState error={found.error} onRetry={() => show(null)} />;
  if (!found.data) return <Skeleton className="h-40" />;
  if (isAtWork(found.data)) return <ImportProgress of={found.data} />;
  if (found.data.status === ProductImportStatus.FAILED) {
    return (
      <ImportFile refusal={failureOf(found.data.failure, t('importPage.failed'))} onFile={(file) => void send(file)} />
    );
  }
  return <ImportReview key={found.data.status} of={found.data} onAnother={() => show(null)} />;

  function failureOf(failure: { en: string; fr: string } | null, title: string): Refusal {
    return { message: title, reasons: failure ? [failure[t('form.english') === 'English' ? 'en' : 'fr']] : [] };
  }
}

/** Of a file: which column or row is wrong with it. */
function refusalOf(error: unknown): Refusal {
  const fields = error instanceof ApiError ? error.fields : [];
  return {
    message: errorMessage(error),
    reasons: fields.map(({ field, message }) => (field === 'file' ? message : `${field}: ${message}`)),
  };
}
