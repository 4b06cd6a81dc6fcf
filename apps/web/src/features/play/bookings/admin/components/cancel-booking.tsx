import {
  type AdminBookingWire,
  type AdminCancellationBody,
  BookingMode,
  BookingStatus,
  type CancelledBy,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Textarea } from '@/ui/fields/textarea';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { CancelQuote, SeatChoice, useSeatChoice } from '../../components/booking/seat-choice';
import { cancelQuoteQuery } from '../api/queries';
import { useCancelBooking } from '../api/use-booking-changes';

/** Cancels a booking or some of its seats. Explains the refund first, because this cannot be undone. */
export function CancelBooking({ booking }: { booking: AdminBookingWire }) {
  const { t } = useTranslation('bookings.admin');
  const [isAsking, setAsking] = useState(false);
  if (!booking.can.cancel) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('cancel.action')}
      </Button>
      {isAsking && <CancelDialog booking={booking} onClose={() => setAsking(false)} />}
    </>
  );
}

function CancelDialog({ booking, onClose }: { booking: AdminBookingWire; onClose: () => void }) {
  const { t } = useTranslation('bookings.admin');
  const { id, number, mode, status, can, contact } = booking;
  const choice = useSeatChoice(booking);
  const { taken, chosen, isWhole } = choice;
  const [by, setBy] = useState<CancelledBy>('organisation');
  const [granted, setGranted] = useState(false);
  const [reason, setReason] = useState('');
  const isPaidFor = status === BookingStatus.CONFIRMED;
  const body: AdminCancellationBody = { by, granted: by === 'booker' && granted, ...(!isWhole && { seatIds: chosen }) };
  const quote = useQuery({ ...cancelQuoteQuery(id, body), enabled: chosen.length > 0 });
  const { cancelling, confirmation } = useCancelBooking(id, () => {
    notify({ type: 'success', message: t(isWhole ? 'cancel.done' : 'cancel.seatsDone', { number }) });
    onClose();
  });
  const shown = quote.isFetching ? undefined : quote.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (shown) cancelling.mutate({ ...body, reason, expectedRefund: shown.refund });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('cancel.title', { number })}
      text={t(contact.email === '' ? 'cancel.textUnwritten' : 'cancel.text')}
      keepLabel={t('cancel.keep')}
      confirmLabel={t(isWhole ? 'cancel.action' : 'cancel.confirmSeats', { count: chosen.length })}
      onSubmit={submit}
      pending={cancelling.isPending}
      disabled={!shown || chosen.length === 0}
      error={cancelling.error ?? quote.error}
    >
      <RadioGroup<CancelledBy>
        legend={t('cancel.by')}
        value={by}
        onChange={setBy}
        options={[
          { value: 'organisation', label: t('cancel.organisation'), hint: t('cancel.organisationHint') },
          { value: 'booker', label: t('cancel.booker'), hint: t('cancel.bookerHint') },
        ]}
      />
      {isPaidFor && by === 'booker' && !can.refundByRule && (
        <Checkbox label={t('cancel.grant')} checked={granted} onChange={({ target }) => setGranted(target.checked)} />
      )}
      {isPaidFor && mode === BookingMode.SHARED && taken.length > 1 && (
        <SeatChoice
          choice={choice}
          legend={t('cancel.which')}
          seatName={(seat) => t('booking.seat', { number: seat })}
        />
      )}
      <Field label={t('cancel.reason')} hint={t('cancel.reasonHint')}>
        <Textarea rows={2} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div role="status">
        {chosen.length > 0 && !shown && <Skeleton className="h-16" />}
        {chosen.length > 0 && shown && (
          <CancelQuote
            quote={shown}
            texts={{ refund: t('cancel.refund'), forfeit: t('cancel.forfeit'), nothingPaid: t('cancel.nothingPaid') }}
            atDesk={(amount) => <span className="font-semibold">{t('cancel.atDesk', { amount })}</span>}
          />
        )}
      </div>
      {confirmation}
    </FormDialog>
  );
}
