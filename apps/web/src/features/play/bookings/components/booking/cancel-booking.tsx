import { BookingMode, type BookingWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { headingAfter } from '@/lib/focus-heading';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { type BookingKey, cancelQuoteQuery } from '../../api/queries';
import { useCancelBooking } from '../../api/use-booking-changes';
import { CancelQuote, SeatChoice, useSeatChoice } from './seat-choice';

interface CancelBookingProps {
  booking: BookingWire;
  bookingKey: BookingKey;
}

/** Cancels a booking or some of its seats. Explains the refund first, because this cannot be undone. */
export function CancelBooking({ booking, bookingKey }: CancelBookingProps) {
  const { t } = useTranslation('bookings');
  const [isAsking, setAsking] = useState(false);
  const choice = useSeatChoice(booking);
  const { number, mode, can } = booking;
  const { taken, chosen, isWhole } = choice;
  const seatIds = isWhole ? undefined : chosen;
  const quote = useQuery({
    ...cancelQuoteQuery(bookingKey, seatIds),
    enabled: isAsking && can.cancel && chosen.length > 0,
  });
  const cancelling = useCancelBooking(bookingKey, () => {
    setAsking(false);
    choice.reset();
    notify({ type: 'success', message: t(isWhole ? 'cancel.done' : 'cancel.seatsDone', { number }) });
  });
  const ask = () => {
    cancelling.reset();
    setAsking(true);
  };
  const shown = quote.isFetching ? undefined : quote.data;
  const confirm = () => shown && cancelling.mutate({ ...(seatIds && { seatIds }), expectedRefund: shown.refund });
  if (!can.cancel) return null;
  return (
    <>
      <Button variant="outline" onClick={ask}>
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        finalFocus={() => headingAfter(cancelling)}
        title={t('cancel.title', { number })}
        text={t('cancel.text')}
        keepLabel={t('cancel.keep')}
        confirmLabel={t(isWhole ? 'cancel.confirm' : 'cancel.confirmSeats', { count: chosen.length })}
        onConfirm={confirm}
        pending={cancelling.isPending}
        disabled={shown === undefined || chosen.length === 0}
        failure={null}
      >
        <div className="flex flex-col gap-4">
          {mode === BookingMode.SHARED && taken.length > 1 && (
            <SeatChoice
              choice={choice}
              legend={t('cancel.which')}
              seatName={(seat) => t('cancel.seat', { number: seat })}
            />
          )}
          <div role="status">
            {chosen.length > 0 && !shown && <Skeleton className="h-16" />}
            {chosen.length > 0 && shown && (
              <CancelQuote
                quote={shown}
                texts={{
                  refund: t('cancel.refund'),
                  forfeit: t('cancel.forfeit'),
                  nothingPaid: t('cancel.nothingPaid'),
                }}
                atDesk={(amount) => t('cancel.atDesk', { amount })}
              />
            )}
          </div>
          <FormAlert>{(cancelling.error ?? quote.error) && errorMessage(cancelling.error ?? quote.error)}</FormAlert>
        </div>
      </ConfirmDialog>
    </>
  );
}
