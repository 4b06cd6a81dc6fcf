import {
  type AdminBookingWire,
  type AdminCancellationBody,
  BookingMode,
  BookingStatus,
  type CancelledBy,
  type CancelQuoteWire,
  SeatState,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Textarea } from '@/ui/fields/textarea';
import { Dialog } from '@/ui/overlays/dialog';
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
  const formId = useId();
  const { id, number, mode, seats, status, can, contact } = booking;
  const taken = seats.filter(({ state }) => state === SeatState.TAKEN);
  const [by, setBy] = useState<CancelledBy>('organisation');
  const [granted, setGranted] = useState(false);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const given = taken.filter((seat) => !kept.includes(seat.id)).map((seat) => seat.id);
  const isWhole = given.length === taken.length;
  const isPaidFor = status === BookingStatus.CONFIRMED;
  const body: AdminCancellationBody = { by, granted: by === 'booker' && granted, ...(!isWhole && { seatIds: given }) };
  const quote = useQuery({ ...cancelQuoteQuery(id, body), enabled: given.length > 0 });
  const cancelling = useCancelBooking(id, () => {
    notify({ type: 'success', message: t(isWhole ? 'cancel.done' : 'cancel.seatsDone', { number }) });
    onClose();
  });
  const shown = quote.isFetching ? undefined : quote.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (shown) cancelling.mutate({ ...body, reason, expectedRefund: shown.refund });
  };
  const failure = cancelling.error ?? quote.error;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      busy={cancelling.isPending}
      title={t('cancel.title', { number })}
      description={t(contact.email === '' ? 'cancel.textUnwritten' : 'cancel.text')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={cancelling.isPending} onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" form={formId} pending={cancelling.isPending} disabled={!shown || given.length === 0}>
            {t(isWhole ? 'cancel.action' : 'cancel.confirmSeats', { count: given.length })}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-6" onSubmit={submit}>
        <FormAlert>{failure && errorMessage(failure)}</FormAlert>
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
          <fieldset>
            <legend className="mb-1 font-semibold">{t('cancel.which')}</legend>
            {taken.map((seat, index) => (
              <Checkbox
                key={seat.id}
                label={seat.name || t('booking.seat', { number: index + 1 })}
                checked={!kept.includes(seat.id)}
                onChange={({ target }) =>
                  setKept(target.checked ? kept.filter((each) => each !== seat.id) : [...kept, seat.id])
                }
              />
            ))}
          </fieldset>
        )}
        <Field label={t('cancel.reason')} hint={t('cancel.reasonHint')}>
          <Textarea rows={2} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <div role="status">
          {given.length > 0 && (shown ? <Consequence quote={shown} /> : <Skeleton className="h-16" />)}
        </div>
      </form>
    </Dialog>
  );
}

/** The effect on the money. */
function Consequence({ quote: { refund, forfeit, atDesk } }: { quote: CancelQuoteWire }) {
  const { t } = useTranslation('bookings.admin');
  const locale = useLocale();
  if (refund === 0 && forfeit === 0) return <p>{t('cancel.nothingPaid')}</p>;
  const rows = [
    { label: t('cancel.refund'), amount: refund, tone: 'text-good' },
    { label: t('cancel.forfeit'), amount: forfeit, tone: 'text-warn' },
  ].filter(({ amount }) => amount > 0);
  return (
    <div className="flex flex-col gap-3 rounded-control bg-raised p-4">
      <dl className="flex flex-col gap-2">
        {rows.map(({ label, amount, tone }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt>{label}</dt>
            <dd className={`numeral text-xl ${tone}`}>{formatMoney(amount, locale)}</dd>
          </div>
        ))}
      </dl>
      {atDesk > 0 && <p className="font-semibold">{t('cancel.atDesk', { amount: formatMoney(atDesk, locale) })}</p>}
    </div>
  );
}
