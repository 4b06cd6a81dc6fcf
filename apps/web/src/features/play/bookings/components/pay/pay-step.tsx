import type { BookingWire } from '@dronesoccer/contracts';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/layout/card';
import { bookingState } from '../../model/booking-state';
import { BookedLines } from '../booked-lines';
import { BookingFrame } from '../booking-frame';
import { SlotSummary } from '../slot-summary';
import { AcceptBooking } from './accept-booking';
import { ExpiredHold } from './expired-hold';
import { HoldClock } from './hold-clock';

interface PayStepProps {
  booking: BookingWire;
  token: string | null;
  /** The payment controls. */
  payment: ReactNode;
  /** Called when the same booking was placed again. */
  onPlaced: (booking: BookingWire) => void;
}

/** The payment step: the hold's remaining time, the booked items and the payment. */
export function PayStep({ booking, token, payment, onPlaced }: PayStepProps) {
  const { t } = useTranslation('bookings');
  const state = bookingState(booking);
  const { id, number, slot, expiresAt, can, total } = booking;
  const payPart = useRef<HTMLDivElement>(null);
  return (
    <BookingFrame
      step="pay"
      title={t(total === 0 ? 'accept.page' : 'pay.page')}
      summary={
        <Card className="flex flex-col gap-5">
          <p className="font-bold">{number}</p>
          <SlotSummary slot={slot} />
          <div className="border-t border-line pt-3">
            <BookedLines booking={booking} />
          </div>
        </Card>
      }
    >
      {state === 'expired' && <ExpiredHold booking={booking} onPlaced={onPlaced} />}
      {(state === 'unpaid' || state === 'failed' || state === 'waiting') && (
        <>
          {expiresAt !== null && <HoldClock bookingKey={{ id, token }} until={expiresAt} canRenew={can.renew} />}
          {can.accept && (
            <AcceptBooking booking={booking} bookingKey={{ id, token }} onAccepted={() => payPart.current?.focus()} />
          )}
          <div ref={payPart} tabIndex={-1} className="scroll-mt-28 outline-none">
            {can.pay && !can.accept && payment}
          </div>
        </>
      )}
    </BookingFrame>
  );
}
