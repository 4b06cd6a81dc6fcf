import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormAlert } from '@/ui/feedback/form-alert';
import { isConflict } from './use-edit-form';

/** Settings that are saved as a whole. Not every kind knows who changed them last. */
interface SavedSettings {
  version: number;
  changedBy?: string | null;
}

interface SettingsConflictProps<Saved> {
  error: Error | null;
  /** Settings that someone else saved after text of an earlier visit was typed, or null. */
  met?: Saved | null;
  /** Describes the conflict, if saving the own version replaces more than the fields that were changed. */
  describe?: (theirs: Saved) => { text: string; fields: readonly string[] };
  /** Saves the own changes over the settings that someone else has saved. */
  onKeep: (theirs: Saved) => void;
  /** Discards the changes and loads the current settings. */
  onReload: () => void;
}

/** The reason why settings were not saved. A change by someone else is shown before anything is overwritten. */
export function SettingsConflict<Saved extends SavedSettings>({
  error,
  met = null,
  describe,
  onKeep,
  onReload,
}: SettingsConflictProps<Saved>) {
  const { t } = useTranslation('settings.admin');
  const theirs = isConflict(error, 'SET_001') ? (error.data as Saved) : met;
  if (theirs === null) return <FormAlert>{error && errorMessage(error)}</FormAlert>;
  return (
    <EditConflict
      edit={{ theirs, keepMine: () => onKeep(theirs), takeTheirs: onReload }}
      describe={({ changedBy }) => ({
        title: changedBy ? t('conflict.titleBy', { name: changedBy }) : t('conflict.title'),
        ...(describe?.(theirs) ?? { text: t('conflict.text'), fields: [t('conflict.field')] }),
      })}
    />
  );
}
