import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '../actions/button';

interface ErrorStateProps {
  error?: unknown;
  /** A message that is already in the user's language; by default the error's own message. */
  message?: string | undefined;
  title?: ReactNode | undefined;
  /** Retries. Without this prop the user can do nothing here. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
}

/** Shown for a part of a page that failed to load: the reason, in the user's language, and a way to retry. */
export function ErrorState({ error, message, title, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border-2 border-line bg-surface p-6 sm:p-8"
    >
      <p className="display-3">{title ?? t('error.partTitle')}</p>
      <p className="text-muted">{message ?? errorMessage(error)}</p>
      {onRetry && (
        <Button variant="outline" pending={retrying} onClick={onRetry}>
          <RotateCw aria-hidden className="size-5" />
          {t('error.retry')}
        </Button>
      )}
    </div>
  );
}
