import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Spinner } from '@/ui/feedback/spinner';
import type { BookingKey } from '../../api/queries';
import { useRenewBooking } from '../../api/use-booking-changes';
import { announcedMinutes, clockText, useSecondsLeft } from '../../model/hold';

interface HoldClockProps {
  bookingKey: BookingKey;
  /** An ISO instant. */
  until: string;
  canRenew: boolean;
}

/**
 * The time for which the seats are held. Screen readers announce it at five minutes and at one minute, not every
 * second.
 */
export function HoldClock({ bookingKey, until, canRenew }: HoldClockProps) {
  const { t } = useTranslation('bookings');
  const secondsLeft = useSecondsLeft(until);
  const renewing = useRenewBooking(bookingKey);
  const minutes = announcedMinutes(secondsLeft);
  return (
    <section className="flex flex-col gap-4 rounded-card bg-raised p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {secondsLeft > 0 ? (
          <p>
            <span className="block text-muted">{t('hold.label')}</span>
            <span role="timer" aria-live="off" className="numeral mt-1 block text-4xl">
              {clockText(secondsLeft)}
            </span>
          </p>
        ) : (
          <p className="flex items-center gap-3 font-bold">
            <Spinner />
            {t('hold.over')}
          </p>
        )}
        {canRenew && (
          <Button variant="outline" pending={renewing.isPending} onClick={() => renewing.mutate()}>
            {t('hold.renew')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {minutes !== null && t('hold.left', { count: minutes })}
        {renewing.isSuccess && minutes === null && t('hold.renewed')}
      </p>
      <FormAlert>{renewing.error && errorMessage(renewing.error)}</FormAlert>
    </section>
  );
}
