import type { BookingWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { formatWallDay, formatWallSpan } from '@/lib/wall-time';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { useDeclineMove } from '../../api/use-booking-changes';

interface MovedByUsProps {
  booking: BookingWire;
  token: string | null;
}

/**
 * Tells the customer that the arena moved the booking: shows the previous time and how to decline. To accept, nothing
 * needs to be done.
 */
export function MovedByUs({ booking, token }: MovedByUsProps) {
  const { t } = useTranslation('moved-by-us');
  const locale = useLocale();
  const { id, number, movedFrom, can, total, slot } = booking;
  const decline = useDeclineMove({ id, token });
  if (movedFrom === null || !can.decline) return null;
  const { localStart, localEnd } = movedFrom;
  // After a change of time zone rules the slot is at another instant but at the booked wall time.
  const keepsItsTime = localStart === slot.localStart && localEnd === slot.localEnd;
  const before = { day: formatWallDay(localStart, locale), time: formatWallSpan(localStart, localEnd, locale) };
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border-2 border-warn p-5 print:hidden">
      <h2 className="text-lg font-bold">{t(keepsItsTime ? 'openClock' : 'open')}</h2>
      <p>
        {keepsItsTime ? t('textClock') : t('text', before)} {t(total > 0 ? 'policy' : 'free')}
      </p>
      <ConfirmButton
        variant="outline"
        label={t('action')}
        title={t('title')}
        text={t(total > 0 ? 'ask' : 'askFree', { number })}
        keepLabel={t('keep')}
        change={decline}
        input={undefined}
        onDone={() => notify({ type: 'success', message: t('done', { number }) })}
      />
    </section>
  );
}
