import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '../actions/button';

export interface ErrorStateProps {
  error?: unknown;
  /** The person's text, where it is known already; the error's own when absent. */
  message?: string | undefined;
  title?: ReactNode | undefined;
  /** Tries again; without it there is nothing a person could do here. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
}

/** A part of a page that could not be loaded: what happened, in the person's language, and a way to try again. */
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
