import { BookingStatus, type BookingWire, SlotType } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Refunds } from '@/features/common/refunds';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { Card } from '@/ui/layout/card';
import { BookedLines } from '../booked-lines';
import { SlotSummary } from '../slot-summary';
import { LateTeamCard } from '../squad/late-squad';
import { BookingActions } from './booking-actions';
import { BookingNotes } from './booking-notes';
import { BookingStatusBadge } from './booking-status-badge';
import { BookingTimeline } from './booking-timeline';
import { CancelledNote } from './cancelled-note';
import { LateGuestsCard } from './late-guests-card';
import { LateUnsignedPeople } from './late-unsigned-people';
import { MovedByUs } from './moved-by-us';
import { RefundUntil, Seats } from './seats';
import { Ticket } from './ticket';

interface BookingDetailProps {
  booking: BookingWire;
  token: string | null;
}

/** The details of a booking, for its owner or for a guest with its link. */
export function BookingDetail({ booking, token }: BookingDetailProps) {
  const { t } = useTranslation('bookings');
  const { id, number, status, slot, ticket, contact, refunds } = booking;
  const isCancelled = status === BookingStatus.CANCELLED;
  const isFree = booking.total === 0;
  const isTournament = slot.type === SlotType.TOURNAMENT;
  return (
    <>
      <header>
        <p>
          <BookingStatusBadge status={status} />
        </p>
        <h1 className="mt-3">
          <span className="display-3 block">{t(isCancelled ? 'cancelled.heading' : 'page')} </span>
          <span className="numeral mt-1 block text-[clamp(1.5rem,0.8rem+3.4vw,3.25rem)] whitespace-nowrap">
            {number}
          </span>
        </h1>
      </header>
      <MovedByUs booking={booking} token={token} />
      {status === BookingStatus.PENDING && (
        <p className="flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-warn p-5">
          {t(isFree ? 'accept.held' : 'pay.text')}
          <ButtonLink to={paths.payBooking(id, token)}>{t(isFree ? 'accept.confirm' : 'pay.continue')}</ButtonLink>
        </p>
      )}
      {isCancelled && <CancelledNote booking={booking} />}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="flex flex-col gap-6">
          {/* The ticket comes first, because it is shown at the door, mostly on a phone. */}
          {ticket && <Ticket ticket={ticket} />}
          {/* Above the parts that load late, which would move a button between its press and its release. */}
          <BookingActions booking={booking} token={token} />
          {booking.unsigned.length > 0 && <LateUnsignedPeople booking={booking} />}
          <LateGuestsCard booking={booking} />
          <Card>
            <SlotSummary slot={slot} />
          </Card>
          {isTournament && <LateTeamCard booking={booking} bookingKey={{ id, token }} />}
          <Card>
            <BookedLines booking={booking} />
            <Refunds refunds={refunds} />
          </Card>
          <BookingNotes booking={booking} />
        </div>
        <div className="flex flex-col gap-6">
          <Card className="flex flex-col gap-4">
            {!isTournament && <Seats booking={booking} />}
            <div>
              <p className="text-sm text-muted">{t('contact')}</p>
              <p className="wrap-anywhere">{contact.fullName}</p>
              <p className="wrap-anywhere">{contact.email}</p>
            </div>
            <RefundUntil booking={booking} />
          </Card>
          <Card>
            <h2 className="display-3 mb-4">{t('timelineTitle')}</h2>
            <BookingTimeline booking={booking} />
          </Card>
        </div>
      </div>
    </>
  );
}
