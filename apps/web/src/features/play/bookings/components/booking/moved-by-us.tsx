import type { BookingWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { formatWallDay, formatWallSpan } from '@/lib/wall-time';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Dialog } from '@/ui/overlays/dialog';
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
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { id, number, movedFrom, can, total, slot } = booking;
  const decline = useDeclineMove({ id, token }, () => {
    setAsking(false);
    notify({ type: 'success', message: t('movedByUs.done', { number }) });
  });
  if (movedFrom === null || !can.decline) return null;
  const { localStart, localEnd } = movedFrom;
  // After a change of time zone rules the slot is at another instant but at the booked wall time.
  const keepsItsTime = localStart === slot.localStart && localEnd === slot.localEnd;
  const before = { day: formatWallDay(localStart, locale), time: formatWallSpan(localStart, localEnd, locale) };
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border-2 border-warn p-5 print:hidden">
      <h2 className="text-lg font-bold">{t(keepsItsTime ? 'movedByUs.openClock' : 'movedByUs.open')}</h2>
      <p>
        {keepsItsTime ? t('movedByUs.textClock') : t('movedByUs.text', before)}{' '}
        {t(total > 0 ? 'movedByUs.policy' : 'movedByUs.free')}
      </p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('movedByUs.action')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        width="narrow"
        busy={decline.isPending}
        title={t('movedByUs.title')}
        description={t(total > 0 ? 'movedByUs.ask' : 'movedByUs.askFree', { number })}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" disabled={decline.isPending} onClick={() => setAsking(false)}>
              {t('movedByUs.keep')}
            </Button>
            <Button pending={decline.isPending} onClick={() => decline.mutate()}>
              {t('movedByUs.action')}
            </Button>
          </div>
        }
      >
        <FormAlert>{decline.error && errorMessage(decline.error)}</FormAlert>
      </Dialog>
    </section>
  );
}
