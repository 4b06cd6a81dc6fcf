import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';

interface SettingsConflictProps {
  error: Error | null;
  /** Discards the changes and loads the current settings. */
  onReload: () => void;
}

/** The reason why settings were not saved. A change by someone else is shown before anything is overwritten. */
export function SettingsConflict({ error, onReload }: SettingsConflictProps) {
  const { t } = useTranslation('settings.admin');
  const isConflict = error instanceof ApiError && error.code === 'SET_001';
  if (!isConflict) return <FormAlert>{error && errorMessage(error)}</FormAlert>;
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card border-2 border-red bg-ground p-5">
      <p className="font-bold">{t('conflict.title')}</p>
      <p>{t('conflict.text')}</p>
      <Button variant="outline" onClick={onReload}>
        {t('conflict.load')}
      </Button>
    </div>
  );
}
