import { BookingStatus, type BookingWire } from '@dronesoccer/contracts';
import { CalendarPlus, FileDown, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import type { BookingKey } from '../../api/queries';
import { useCalendarFile, useInvoice } from '../../api/use-papers';
import { fillDraft } from '../../model/draft-of-booking';
import { CancelBooking } from './cancel-booking';
import { MoveBooking } from './move-booking';

interface BookingActionsProps {
  booking: BookingWire;
  token: string | null;
}

/** The actions that the server allows the customer for the booking in its current state. */
export function BookingActions({ booking, token }: BookingActionsProps) {
  const { t } = useTranslation('bookings');
  const navigate = useNavigateLocal();
  const key: BookingKey = { id: booking.id, token };
  const calendar = useCalendarFile(key, booking);
  const invoice = useInvoice(key, booking);
  const { status, can, slot } = booking;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden max-sm:*:grow print:hidden">
      {status === BookingStatus.CONFIRMED && (
        <Button variant="ice" pending={calendar.isPending} onClick={() => calendar.mutate()}>
          {!calendar.isPending && <CalendarPlus aria-hidden className="size-5" />}
          {t('actions.calendar')}
        </Button>
      )}
      {can.invoice && (
        <Button variant="outline" pending={invoice.isPending} onClick={() => invoice.mutate()}>
          {!invoice.isPending && <FileDown aria-hidden className="size-5" />}
          {t('actions.invoice')}
        </Button>
      )}
      {status !== BookingStatus.PENDING && (
        <Button
          variant="outline"
          onClick={() => {
            fillDraft(booking);
            navigate(paths.arena(slot.arenaId));
          }}
        >
          <Repeat aria-hidden className="size-5" />
          {t('actions.again')}
        </Button>
      )}
      <MoveBooking booking={booking} bookingKey={key} />
      <CancelBooking booking={booking} bookingKey={key} />
    </div>
  );
}
