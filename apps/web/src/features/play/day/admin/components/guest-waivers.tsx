import type { DayBookingWire, DayGuestWire } from '@dronesoccer/contracts';
import { QrCode, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { headingAfter } from '@/lib/focus-heading';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useRemoveGuest } from '../api/use-day-changes';
import { isGuestOf, type ListedGuest, listedGuests } from '../model/sheet';
import { useWaiverCode } from './missing-waiver';

/** The waivers of the guests of a whole arena: their number, their names, and the QR code by which they sign. */
export function GuestWaivers({ booking }: { booking: DayBookingWire }) {
  const { t } = useTranslation('day.admin');
  const { show, dialog } = useWaiverCode();
  // A scan that was kept by the release before has no `guests`.
  const guests = booking.guests ?? null;
  if (guests === null) return null;
  const { signed, places, names, url } = guests;
  const name = t('waiver.guestsOf', { name: booking.name });
  return (
    <div className="w-full">
      {url === null ? (
        <p className="font-semibold tabular-nums">{t('waiver.guests', { signed, places })}</p>
      ) : (
        <Button
          variant="quiet"
          className="-ml-4.5 text-left tabular-nums"
          aria-label={t('waiver.guestsOpen', { signed, places })}
          onClick={() => show({ url, name, isGroup: true })}
        >
          <QrCode aria-hidden className="size-5 shrink-0" />
          {t('waiver.guests', { signed, places })}
        </Button>
      )}
      {signed > places && <p className="text-sm text-warn">{t('waiver.guestsMore')}</p>}
      {names.length > 0 && <GuestNames bookingId={booking.id} guests={listedGuests(guests)} />}
      {dialog}
    </div>
  );
}

interface GuestNamesProps {
  bookingId: string;
  guests: readonly ListedGuest[];
}

/** The guests who have signed. Staff remove a name that is a joke, wrong or a duplicate. */
function GuestNames({ bookingId, guests }: GuestNamesProps) {
  const { t } = useTranslation('day.admin');
  const labelId = useId();
  const listLabel = useRef<HTMLParagraphElement>(null);
  // Keep the name in the dialog while it closes.
  const [asked, setAsked] = useState<DayGuestWire | null>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveGuest(bookingId);
  const ask = (guest: DayGuestWire) => {
    remove.reset();
    setAsked(guest);
    setAsking(true);
  };
  const confirm = ({ id, name }: DayGuestWire) =>
    remove.mutate(id, {
      onSuccess: (booking) => {
        setAsking(false);
        const isSignedAgain = isGuestOf(booking, name);
        notify(
          isSignedAgain
            ? { type: 'warning', message: t('waiver.removeGuest.again', { name }) }
            : { type: 'success', message: t('waiver.removeGuest.done', { name }) },
        );
      },
    });
  const askedName = asked?.name ?? '';
  return (
    <>
      <p ref={listLabel} id={labelId} tabIndex={-1} className="mt-2 text-sm text-muted">
        {t('waiver.guestsListed')}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-x-4 text-sm">
        {guests.map(({ id, name }) => (
          <li key={id ?? name} className="flex min-w-0 items-center">
            <span className="wrap-anywhere">{name}</span>
            {id !== null && (
              <IconButton
                icon={X}
                className="text-muted"
                label={t('waiver.removeGuest.open', { name })}
                onClick={() => ask({ id, name })}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('waiver.removeGuest.title', { name: askedName })}
        text={t('waiver.removeGuest.text')}
        confirmLabel={t('waiver.removeGuest.confirm')}
        pending={remove.isPending}
        error={remove.error}
        finalFocus={() => (remove.isSuccess ? (listLabel.current ?? headingAfter(remove)) : null)}
        onConfirm={() => asked && confirm(asked)}
      />
    </>
  );
}
