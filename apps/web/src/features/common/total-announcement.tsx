import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

export interface TotalAnnouncementProps {
  /** Dollars; undefined while it is on its way. */
  total: number | undefined;
}

/** Says the total whenever it has changed, for those who do not see it change: not the first one, nor one on its way. */
export function TotalAnnouncement({ total }: TotalAnnouncementProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const [known, setKnown] = useState<{ total: number; hasChanged: boolean } | null>(null);
  if (total !== undefined && total !== known?.total) setKnown({ total, hasChanged: known !== null });
  return (
    <p role="status" className="sr-only">
      {known?.hasChanged && t('amounts.changed', { total: formatMoney(known.total, locale) })}
    </p>
  );
}
