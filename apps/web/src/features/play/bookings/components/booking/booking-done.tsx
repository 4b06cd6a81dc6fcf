import { type BookingWire, SlotType } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { AccountInvitation, AwaitedPurchase, ConfirmedPurchase } from '@/features/common/purchase-done';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatWallWeekdaySpan } from '@/lib/wall-time';
import { ButtonLink } from '@/ui/actions/link';
import { Card } from '@/ui/layout/card';
import { bookingState } from '../../model/booking-state';
import { BookingFrame } from '../booking-frame';
import { SlotSummary } from '../slot-summary';
import { LateTeamCard } from '../squad/late-squad';
import { BookingActions } from './booking-actions';
import { BookingNotes } from './booking-notes';
import { LateGuestsCard } from './late-guests-card';
import { LateUnsignedPeople } from './late-unsigned-people';
import { Ticket } from './ticket';

interface BookingDoneProps {
  booking: BookingWire;
  token: string | null;
  isSignedIn: boolean;
}

/** The page after the payment provider: the confirmation with its ticket, or what is still missing. */
export function BookingDone({ booking, token, isSignedIn }: BookingDoneProps) {
  const { t } = useTranslation('bookings');
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
        {isConfirmed ? (
          <Confirmation booking={booking} />
        ) : (
          <AwaitedPurchase
            title={t('done.waiting')}
            text={t('done.waitingText')}
            action={
              <ButtonLink to={paths.payBooking(booking.id, token)} variant="outline">
                {t('done.toPayment')}
              </ButtonLink>
            }
          />
        )}
      </div>
      {booking.ticket && <Ticket ticket={booking.ticket} />}
      {isConfirmed && (
        <>
          {/* Above the parts that load late, which would move a button between its press and its release. */}
          <BookingActions booking={booking} token={token} />
          {booking.unsigned.length > 0 && <LateUnsignedPeople booking={booking} />}
          <LateGuestsCard booking={booking} />
          {booking.slot.type === SlotType.TOURNAMENT && (
            <LateTeamCard booking={booking} bookingKey={{ id: booking.id, token }} />
          )}
          {!isSignedIn && (
            <AccountInvitation
              title={t('done.register')}
              text={t('done.registerText', { email: booking.contact.email })}
              action={t('done.registerAction')}
              purchase={paths.booking(booking.id, token)}
            />
          )}
          <BookingNotes booking={booking} />
        </>
      )}
    </BookingFrame>
  );
}

function Confirmation({ booking: { number, contact, slot } }: { booking: BookingWire }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  return (
    <ConfirmedPurchase title={t('done.confirmed')} number={number} className="pt-8 pb-24 sm:pt-10 sm:pb-28">
      {/* On a phone the summary is far below. */}
      <p className="mt-4 font-semibold first-letter:uppercase">
        {formatWallWeekdaySpan(slot.localStart, slot.localEnd, locale)}
      </p>
      <p className="lead mt-1 max-w-2xl wrap-anywhere">{t('done.mail', { email: contact.email })}</p>
    </ConfirmedPurchase>
  );
}
