import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

interface TotalAnnouncementProps {
  /** An amount in dollars, or undefined while it loads. */
  total: number | undefined;
}

/** Announces each change of the total to screen readers. The first total and a pending total are not announced. */
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
