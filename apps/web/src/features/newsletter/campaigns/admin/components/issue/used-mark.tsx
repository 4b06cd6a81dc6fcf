import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Marks a row whose item the issue already contains. */
export function UsedMark() {
  const { t } = useTranslation('campaigns.admin');
  return (
    <span className="flex items-center gap-1 text-sm text-muted">
      <Check aria-hidden className="size-4" />
      {t('picker.used')}
    </span>
  );
}
