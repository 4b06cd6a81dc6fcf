import { type EventWire, outdoorWarning } from '@dronesoccer/contracts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatRoundMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { isOpenToTeams } from '../model/stage';

/**
 * The lowest price of a tournament and its free places, in two lines. The places change with each booking, so their line
 * is empty while `now` is null (`placesAt`).
 */
export function EntryText({ event, now }: { event: EventWire; now: number | null }) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  if (!event.entry) return null;
  const { teamsLeft, price } = event.entry;
  const isOpen = isOpenToTeams(event, now);
  return (
    <p className="min-h-12">
      {isOpen && price !== null && (
        <span className="block font-bold">{t('price', { price: formatRoundMoney(price, locale) })}</span>
      )}
      {now !== null && (
        <span className="text-muted">{isOpen ? t('teamsLeft', { count: teamsLeft }) : t('noTeamsLeft')}</span>
      )}
    </p>
  );
}

/** The warning about outdoor flights. It is the newsletter's warning, too. */
export function OutdoorWarning() {
  const locale = useLocale();
  return (
    <p className="flex items-start gap-2.5 rounded-control border border-warn px-3.5 py-3 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warn" />
      {outdoorWarning[locale]}
    </p>
  );
}
