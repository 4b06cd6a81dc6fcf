import type { SettingsWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** The time and the author of the last change of the settings. */
export function LastChange({ settings: { changedAt, changedBy } }: { settings: SettingsWire }) {
  const { t } = useTranslation('settings.admin');
  const locale = useLocale();
  const changeText = (): string => {
    if (changedAt === null) return t('unchanged');
    const at = formatOfficeDateTime(changedAt, locale);
    return changedBy === null ? t('changedNobody', { at }) : t('changed', { at, by: changedBy });
  };
  return <p className="mr-auto text-sm text-muted">{changeText()}</p>;
}
