import { type BookingWire, SlotType } from '@dronesoccer/contracts';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { formatWallWeekdaySpan } from '@/lib/wall-time';
import { ButtonLink } from '@/ui/actions/link';
import { Spinner } from '@/ui/feedback/spinner';
import { Card } from '@/ui/layout/card';
import { Trail } from '@/ui/layout/trail';
import { bookingState } from '../../model/booking-state';
import { BookingFrame } from '../booking-frame';
import { SlotSummary } from '../slot-summary';
import { LateTeamCard } from '../squad/late-squad';
import { BookingActions } from './booking-actions';
import { BookingNotes } from './booking-notes';
import { Ticket } from './ticket';

export interface BookingDoneProps {
  booking: BookingWire;
  token: string | null;
  isSignedIn: boolean;
}

/** The page after the payment provider: the confirmation with its ticket, or what is still missing. */
export function BookingDone({ booking, token, isSignedIn }: BookingDoneProps) {
  const { t } = useTranslation('booking');
  const isConfirmed = bookingState(booking) === 'confirmed';
  return (
    <BookingFrame
      step="done"
      title={t('done.page')}
      summary={
        <Card className="flex flex-col gap-5">
          <SlotSummary slot={booking.slot} />
          <ButtonLink to={paths.booking(booking.id, token)} variant="outline">
            {t('done.view')}
          </ButtonLink>
        </Card>
      }
    >
      <div role="status">
        {isConfirmed ? <Confirmation booking={booking} /> : <Waiting booking={booking} token={token} />}
      </div>
      {booking.ticket && <Ticket ticket={booking.ticket} />}
      {isConfirmed && (
        <>
          {booking.slot.type === SlotType.TOURNAMENT && (
            <LateTeamCard booking={booking} bookingKey={{ id: booking.id, token }} />
          )}
          <BookingActions booking={booking} token={token} />
          {!isSignedIn && <Invitation booking={booking} token={token} />}
          <BookingNotes booking={booking} />
        </>
      )}
    </BookingFrame>
  );
}

function Confirmation({ booking: { number, contact, slot } }: { booking: BookingWire }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  return (
    <div className="night relative isolate overflow-hidden rounded-card border border-line px-6 pt-8 pb-24 sm:px-10 sm:pt-10 sm:pb-28">
      <Trail
        animated
        shape="rise"
        className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 w-full opacity-60"
      />
      <p className="flex items-center gap-3 font-bold text-good">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        {t('done.confirmed')}
      </p>
      <p className="numeral mt-4 text-[clamp(1.5rem,0.8rem+3.4vw,3.25rem)]">{number}</p>
      {/* On a phone the summary is far below. */}
      <p className="mt-4 font-semibold first-letter:uppercase">
        {formatWallWeekdaySpan(slot.localStart, slot.localEnd, locale)}
      </p>
      <p className="lead mt-1 max-w-2xl wrap-anywhere">{t('done.mail', { email: contact.email })}</p>
    </div>
  );
}

function Waiting({ booking: { id }, token }: { booking: BookingWire; token: string | null }) {
  const { t } = useTranslation('booking');
  return (
    <div className="flex items-start gap-4 rounded-card bg-raised p-6">
      <Spinner className="mt-1 text-ice" />
      <div className="flex flex-col items-start gap-3">
        <p className="display-3">{t('done.waiting')}</p>
        <p className="text-muted">{t('done.waitingText')}</p>
        <ButtonLink to={paths.payBooking(id, token)} variant="outline">
          {t('done.toPayment')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Invites a guest to create an account in order to find the booking later. No account is required. */
function Invitation({ booking: { id, contact }, token }: { booking: BookingWire; token: string | null }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  return (
    <section className="rounded-card border-2 border-line p-5 sm:p-7">
      <h2 className="display-3">{t('done.register')}</h2>
      <p className="mt-1 wrap-anywhere text-muted">{t('done.registerText', { email: contact.email })}</p>
      <ButtonLink
        to={`${paths.register}?redirect=${encodeURIComponent(localPath(paths.booking(id, token), locale))}`}
        variant="ice"
        className="mt-4"
      >
        {t('done.registerAction')}
      </ButtonLink>
    </section>
  );
}
