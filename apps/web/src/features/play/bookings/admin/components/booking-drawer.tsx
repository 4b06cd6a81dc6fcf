import { type AdminBookingWire, BookingMode, SeatState, SlotType } from '@dronesoccer/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarClock, Check, FileText, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amounts } from '@/features/common/amounts';
import { Disputes } from '@/features/common/admin/disputes';
import { StaffRefunds } from '@/features/common/admin/refused-refunds';
import { Team } from '@/features/common/admin/team';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { MailsLink } from '@/features/common/admin/mails-link';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { formatMoney, formatOfficeDateTime, formatPhone } from '@/lib/format';
import { downloadDocument, saveFile } from '@/lib/http/download';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { formatWallDay, formatWallSpan, zoneName } from '@/lib/wall-time';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { adminBookingQuery } from '../api/queries';
import { useResendConfirmation, useRetryRefund } from '../api/use-booking-changes';
import { StatusBadge } from './booking-badges';
import { BookingHistory } from './booking-history';
import { CancelBooking } from './cancel-booking';
import { HandBack } from './hand-back';
import { MoveBooking } from './move-booking';

/** The drawer of a booking: the customer, the time, the price and the actions. */
export function BookingDrawer({ id }: { id: string }) {
  const { t } = useTranslation('bookings.admin');
  const booking = useQuery({ ...adminBookingQuery(id), staleTime: 0 });
  return (
    <LoadedDrawer query={booking} title={t('booking.loading')} backTo={paths.dashboardBookings}>
      {(data) => <BookingDetails booking={data} />}
    </LoadedDrawer>
  );
}

function BookingDetails({ booking }: { booking: AdminBookingWire }) {
  const { t } = useTranslation(['bookings.admin', 'kit']);
  const locale = useLocale();
  const drawer = useRouteDrawer({ backTo: paths.dashboardBookings });
  const { id, number, status, timeline, refunds, forfeited, paid } = booking;
  const retrying = useRetryRefund(id, () => notify({ type: 'success', message: t('kit:refusedRefunds.retried') }));
  return (
    <RouteDrawer
      drawer={drawer}
      title={
        <span className="flex flex-wrap items-center gap-3">
          <span className="numeral whitespace-nowrap">{number}</span>
          <StatusBadge status={status} />
        </span>
      }
      footer={<Actions booking={booking} />}
    >
      <div className="flex flex-col gap-8">
        <When booking={booking} />
        <BookingPeople booking={booking} />
        {booking.slot.type === SlotType.TOURNAMENT && (
          <Part title={t('team.title')}>
            <Team team={booking.team} />
          </Part>
        )}
        <Part title={t('booking.money')}>
          <Amounts
            amounts={booking}
            rows={forfeited > 0 ? [{ label: t('booking.forfeited'), value: formatMoney(forfeited, locale) }] : []}
          />
          <p className="mt-2 text-sm text-muted">{t('booking.paid', { amount: formatMoney(paid, locale) })}</p>
          <StaffRefunds refunds={refunds} retrying={retrying} />
          <Disputes subjectId={id} />
          <HandBack booking={booking} />
        </Part>
        <Part title={t('booking.history')}>
          <BookingHistory timeline={timeline} />
        </Part>
      </div>
    </RouteDrawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col">
      <h3 className="display-3 mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}

function When({ booking: { slot, movedFrom, expiresAt } }: { booking: AdminBookingWire }) {
  const { t } = useTranslation('bookings.admin');
  const locale = useLocale();
  const { arena, localStart, localEnd, timeZone } = slot;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-lg font-semibold first-letter:uppercase">{formatWallDay(localStart, locale)}</p>
      <p className="tabular-nums">
        {formatWallSpan(localStart, localEnd, locale)}
        <span className="text-muted"> · {zoneName(timeZone, locale)}</span>
      </p>
      <p>
        {arena.name}, {arena.location.name}
      </p>
      {movedFrom && (
        <p className="mt-2 rounded-control bg-raised p-4">
          {movedFrom.localStart === localStart && movedFrom.localEnd === localEnd
            ? t('booking.movedByClock')
            : t('booking.movedFrom', {
                day: formatWallDay(movedFrom.localStart, locale),
                time: formatWallSpan(movedFrom.localStart, movedFrom.localEnd, locale),
              })}
        </p>
      )}
      {expiresAt && (
        <p className="mt-2 rounded-control bg-raised p-4">
          {t('booking.heldUntil', { when: formatOfficeDateTime(expiresAt, locale) })}
        </p>
      )}
      <TextLink to={paths.editSlot(slot.id)} className="inline-flex min-h-11 items-center gap-2 self-start">
        <CalendarClock aria-hidden className="size-4.5" />
        {t('booking.toSlot')}
      </TextLink>
    </div>
  );
}

function BookingPeople({ booking: { contact, seats, mode, tier, guardian, slot } }: { booking: AdminBookingWire }) {
  const { t } = useTranslation('bookings.admin');
  const { fullName, email, phone } = contact;
  const isTournament = slot.type === SlotType.TOURNAMENT;
  return (
    <Part title={t('booking.who')}>
      <p className="font-semibold wrap-anywhere">{fullName}</p>
      {email === '' ? (
        <p className="text-muted">{t('booking.noEmail')}</p>
      ) : (
        <>
          <TextLink to={`mailto:${email}`} className="inline-flex min-h-11 items-center self-start wrap-anywhere">
            {email}
          </TextLink>
          <MailsLink to={email} />
        </>
      )}
      {phone && (
        <TextLink to={`tel:${phone}`} className="inline-flex min-h-11 items-center self-start tabular-nums">
          {formatPhone(phone)}
        </TextLink>
      )}
      <p className="mt-2 text-muted">
        {t(isTournament ? 'modes.team' : `modes.${mode}`)}, {t(`tiers.${tier}`)}
      </p>
      {mode === BookingMode.SHARED && !isTournament && (
        <ol aria-label={t('booking.seats')} className="mt-2 divide-y divide-line border-y border-line">
          {seats.map(({ id, name, state, checkedInAt }, index) => (
            <li key={id} className="flex justify-between gap-4 py-2">
              <span className="wrap-anywhere">{name || t('booking.seat', { number: index + 1 })}</span>
              {state === SeatState.CANCELLED && <span className="text-muted">{t('status.3')}</span>}
              {state === SeatState.TAKEN && checkedInAt !== null && (
                <span className="inline-flex items-center gap-2 text-good">
                  <Check aria-hidden className="size-4.5" />
                  {t('timeline.14')}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {guardian && <p className="mt-2 text-sm text-muted">{t('booking.guardian', { name: guardian.name })}</p>}
    </Part>
  );
}

function Actions({ booking }: { booking: AdminBookingWire }) {
  const { t } = useTranslation('bookings.admin');
  const { id, can, contact } = booking;
  const resend = useResendConfirmation(id, () =>
    notify({ type: 'success', message: t('resend.done', { email: contact.email }) }),
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {can.resend && (
        <Button variant="outline" pending={resend.isPending} onClick={() => resend.mutate()}>
          {!resend.isPending && <Mail aria-hidden className="size-5" />}
          {t('resend.action')}
        </Button>
      )}
      {booking.confirmedAt !== null && <InvoiceButton booking={booking} />}
      <MoveBooking booking={booking} />
      <CancelBooking booking={booking} />
    </div>
  );
}

/** Opens the customer's invoice in the customer's language, to be printed for a customer without an email address. */
function InvoiceButton({ booking: { id, number } }: { booking: AdminBookingWire }) {
  const { t } = useTranslation('bookings.admin');
  const fetching = useMutation({
    mutationFn: () => downloadDocument('bookings.admin.invoice', { params: { id } }),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
  });
  return (
    <Button variant="outline" pending={fetching.isPending} onClick={() => fetching.mutate()}>
      {!fetching.isPending && <FileText aria-hidden className="size-5" />}
      {t('booking.invoice')}
    </Button>
  );
}
