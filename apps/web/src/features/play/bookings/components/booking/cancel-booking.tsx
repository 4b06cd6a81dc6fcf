import { BookingMode, type BookingWire, type CancelQuoteWire, SeatState } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { Dialog } from '@/ui/overlays/dialog';
import { type BookingKey, cancelQuoteQuery } from '../../api/queries';
import { useCancelBooking } from '../../api/use-booking-changes';

interface CancelBookingProps {
  booking: BookingWire;
  bookingKey: BookingKey;
}

/** Cancels a booking or some of its seats. Explains the refund first, because this cannot be undone. */
export function CancelBooking({ booking, bookingKey }: CancelBookingProps) {
  const { t } = useTranslation('booking');
  const [isAsking, setAsking] = useState(false);
  // The ids of the seats to keep.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { number, mode, seats, can } = booking;
  const taken = seats.filter(({ state }) => state === SeatState.TAKEN);
  const given = taken.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const isWhole = given.length === taken.length;
  const seatIds = isWhole ? undefined : given;
  const quote = useQuery({
    ...cancelQuoteQuery(bookingKey, seatIds),
    enabled: isAsking && can.cancel && given.length > 0,
  });
  const cancelling = useCancelBooking(bookingKey, () => {
    setAsking(false);
    setKept(new Set());
    notify({ type: 'success', message: t(isWhole ? 'cancel.done' : 'cancel.seatsDone', { number }) });
  });
  const shown = quote.isFetching ? undefined : quote.data;
  const confirm = () => shown && cancelling.mutate({ ...(seatIds && { seatIds }), expectedRefund: shown.refund });
  if (!can.cancel) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        width="narrow"
        busy={cancelling.isPending}
        title={t('cancel.title', { number })}
        description={t('cancel.text')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" disabled={cancelling.isPending} onClick={() => setAsking(false)}>
              {t('cancel.keep')}
            </Button>
            <Button
              pending={cancelling.isPending}
              disabled={shown === undefined || given.length === 0}
              onClick={confirm}
            >
              {t(isWhole ? 'cancel.confirm' : 'cancel.confirmSeats', { count: given.length })}
            </Button>
          </div>
        }
      >
        <div className="flex flex-col gap-4">
          {mode === BookingMode.SHARED && taken.length > 1 && (
            <fieldset>
              <legend className="mb-1 font-semibold">{t('cancel.which')}</legend>
              {taken.map(({ id, name }, index) => (
                <Checkbox
                  key={id}
                  label={name || t('cancel.seat', { number: index + 1 })}
                  checked={!kept.has(id)}
                  onChange={({ target }) => setKept(withSeat(kept, id, !target.checked))}
                />
              ))}
            </fieldset>
          )}
          <div role="status">
            {given.length > 0 && (shown ? <Consequence quote={shown} /> : <Skeleton className="h-16" />)}
          </div>
          <FormAlert>{(cancelling.error ?? quote.error) && errorMessage(cancelling.error ?? quote.error)}</FormAlert>
        </div>
      </Dialog>
    </>
  );
}

/** The effect on the money. */
function Consequence({ quote: { refund, forfeit, atDesk } }: { quote: CancelQuoteWire }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  if (refund === 0 && forfeit === 0) return <p>{t('cancel.nothingPaid')}</p>;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-raised p-4">
      <dl className="flex flex-col gap-2">
        {refund > 0 && (
          <div className="flex items-baseline justify-between gap-4">
            <dt>{t('cancel.refund')}</dt>
            <dd className="numeral text-xl text-good">{formatMoney(refund, locale)}</dd>
          </div>
        )}
        {forfeit > 0 && (
          <div className="flex items-baseline justify-between gap-4">
            <dt>{t('cancel.forfeit')}</dt>
            <dd className="numeral text-xl text-warn">{formatMoney(forfeit, locale)}</dd>
          </div>
        )}
      </dl>
      {atDesk > 0 && <p>{t('cancel.atDesk', { amount: formatMoney(atDesk, locale) })}</p>}
    </div>
  );
}

function withSeat(seats: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(seats);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
