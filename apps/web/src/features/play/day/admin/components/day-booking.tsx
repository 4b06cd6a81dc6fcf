import { BookingMode, type DayBookingWire, type DaySlotWire, PackageTier } from '@dronesoccer/contracts';
import { CheckCheck, HandCoins, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Squad, TeamBadge } from '@/features/common/admin/team';
import { formatMoney, formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';
import { Badge } from '@/ui/feedback/badge';
import { useSeatStep } from '../api/use-day-changes';
import { calledAs, missingPeople } from '../model/sheet';
import { ChildNotes } from './child-notes';
import { DaySeat } from './day-seat';
import { GuestWaivers } from './guest-waivers';
import { MissingWaivers, useWaiverCode } from './missing-waiver';
import { PayAtDesk } from './pay-at-desk';
import { useSeatName } from './use-seat-name';

interface DayBookingProps {
  booking: DayBookingWire;
  /** True for a tournament, whose bookings are teams even if they have no name. */
  isTeam: boolean;
  can: DaySlotWire['can'];
}

/** A booking with its customer, the amount due, and each seat with its actions. */
export function DayBooking({ booking, isTeam, can }: DayBookingProps) {
  const { t } = useTranslation(['day.admin', 'kit']);
  const locale = useLocale();
  const [isPaying, setPaying] = useState(false);
  const step = useSeatStep();
  const code = useWaiverCode();
  const { id, name, number, phone, owed, mode, tier, seats, guardian, team, unsigned } = booking;
  const title = calledAs(booking);
  const absent = missingPeople(booking);
  const isHeld = owed > 0;
  const seatName = useSeatName(booking);
  const signOf = (seatId: string) => {
    const person = unsigned.find((one) => one.id === seatId);
    return person ? () => code.show({ url: person.url, name: seatName(seatId) }) : null;
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 text-lg font-semibold wrap-anywhere">{title}</p>
        {team && <TeamBadge team={team} />}
        {mode === BookingMode.FULL && <Badge tone="ice">{t('whole')}</Badge>}
        {tier === PackageTier.PREMIUM && <Badge>{t('premium')}</Badge>}
        {isHeld && <Badge tone="warn">{t('owes', { amount: formatMoney(owed, locale) })}</Badge>}
      </div>
      <div className="-my-1 flex flex-wrap items-center gap-x-5 text-sm">
        <TextLink to={paths.dashboardBooking(id)} className="inline-flex min-h-11 items-center tabular-nums">
          {number}
        </TextLink>
        {phone && (
          <TextLink to={`tel:${phone}`} className="inline-flex min-h-11 items-center gap-2 tabular-nums">
            <Phone aria-hidden className="size-4" />
            {formatPhone(phone)}
          </TextLink>
        )}
        {team && <span>{t('kit:team.captain', { name })}</span>}
        {guardian && <span className="text-muted">{t('guardian', { name: guardian })}</span>}
      </div>
      {isTeam && <Squad team={team} />}
      {(isTeam || isHeld) && <MissingWaivers booking={booking} />}
      <GuestWaivers booking={booking} />
      <ChildNotes notes={booking.notes} />
      {code.dialog}
      {isHeld ? (
        <>
          <p className="text-muted">{isTeam ? t('heldTeam') : t('held', { count: seats.length })}</p>
          <Button variant="ice" className="self-start" onClick={() => setPaying(true)}>
            <HandCoins aria-hidden className="size-5" />
            {t('pay.open')}
          </Button>
          <PayAtDesk open={isPaying} booking={booking} onClose={() => setPaying(false)} />
        </>
      ) : (
        <>
          <ul aria-label={t('seatsOf', { name: title })} className="flex flex-col gap-2">
            {seats.map((seat) => (
              <DaySeat
                key={seat.id}
                bookingId={id}
                seat={seat}
                name={seatName(seat.id)}
                can={can}
                onSign={signOf(seat.id)}
              />
            ))}
          </ul>
          {can.checkIn && seats.length > 1 && absent.length > 1 && (
            <Button
              variant="outline"
              className="self-start"
              pending={step.isPending}
              onClick={() =>
                step.mutate({ bookingId: id, step: 'checkIn', seatIds: absent.map((seat) => seat.id), is: true })
              }
            >
              <CheckCheck aria-hidden className="size-5" />
              {t('checkIn.all', { count: absent.length })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
