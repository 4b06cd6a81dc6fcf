import type { BookingWire } from '@dronesoccer/contracts';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/lib/late';
import { Button } from '@/ui/actions/button';
import type { BookingKey } from '../../api/queries';
import type { MoveDialogProps } from './move-dialog';

/** The dialog is loaded on demand: few customers move a booking, and it brings the form components. */
const MoveDialog = lazyComponent<MoveDialogProps>(() => import('./move-dialog'), {
  isOpen: ({ open }) => open,
  close: ({ onClose }) => onClose(),
});

interface MoveBookingProps {
  booking: BookingWire;
  bookingKey: BookingKey;
}

/** Moves a booking to another time of the same price. */
export function MoveBooking({ booking, bookingKey }: MoveBookingProps) {
  const { t } = useTranslation('bookings');
  const [isAsking, setAsking] = useState(false);
  if (!booking.can.move) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        <CalendarClock aria-hidden className="size-5" />
        {t('move.open')}
      </Button>
      <MoveDialog booking={booking} bookingKey={bookingKey} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
