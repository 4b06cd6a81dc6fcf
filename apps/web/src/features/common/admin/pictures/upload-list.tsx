import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/actions/icon-button';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import type { FileUploads } from './use-uploads';

/** The files being uploaded, each with a button that cancels its upload, and the reasons why uploads failed. */
export function UploadList({ uploads: { uploads, remove } }: { uploads: Pick<FileUploads, 'uploads' | 'remove'> }) {
  const { t } = useTranslation('kit');
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {uploads.map(({ id, name, progress, failure }) => (
        <li key={id} className="flex items-center gap-3 rounded-control border border-line px-4 py-2">
          <div className="min-w-0 grow py-1.5">
            {failure === null ? (
              <>
                <p className="truncate pb-1.5 text-sm">{t('pictures.uploading', { name })}</p>
                {/* At 100 % the server is processing the file, which takes an unknown time. */}
                <ProgressBar label={t('pictures.uploading', { name })} value={progress < 1 ? progress : null} />
              </>
            ) : (
              <p role="alert" className="text-sm font-semibold text-red">
                {t('pictures.failed', { name, reason: failure })}
              </p>
            )}
          </div>
          <IconButton
            icon={X}
            label={failure === null ? t('pictures.cancel', { name }) : t('pictures.dismiss')}
            onClick={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
