import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { officeQuery } from '../api/queries';

/** Information shown before a report: who reads it, and what to do in an emergency. */
export function SafeSportNote() {
  const { t } = useTranslation('contacts');
  const { data } = useQuery(officeQuery());
  return (
    <div className="flex gap-4 rounded-card border-l-4 border-warn bg-raised p-5">
      <ShieldAlert aria-hidden className="size-6 shrink-0 text-warn" />
      <div className="flex flex-col gap-2">
        <p className="font-semibold">{t('safeSport.danger')}</p>
        {data && <p>{t(`safeSport.${data.safeSportReaders}`)}</p>}
        <p className="text-sm text-muted">{t('safeSport.quiet')}</p>
      </div>
    </div>
  );
}
