import { type AdminBookingWire, type AdminMoveWire, SlotType } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveChoices } from '@/features/common/move-choices';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { formatWallWeekdaySpan } from '@/lib/wall-time';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { movesQuery } from '../api/queries';
import { useMoveBooking } from '../api/use-booking-changes';

/**
 * Moves a booking for a customer who calls, to any time the customer could have chosen. Explains the consequences
 * first.
 */
export function MoveBooking({ booking }: { booking: AdminBookingWire }) {
  const { t } = useTranslation('bookings.admin');
  const [isAsking, setAsking] = useState(false);
  if (!booking.can.move) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        <CalendarClock aria-hidden className="size-5" />
        {t('move.action')}
      </Button>
      {isAsking && <MoveDialog booking={booking} onClose={() => setAsking(false)} />}
    </>
  );
}

function MoveDialog({ booking, onClose }: { booking: AdminBookingWire; onClose: () => void }) {
  const { t } = useTranslation('bookings.admin');
  const locale = useLocale();
  const { id, number, slot, can } = booking;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isReasonMissed, setReasonMissed] = useState(false);
  const moves = useQuery(movesQuery(id));
  const moving = useMoveBooking(id, (moved) => {
    notify({
      type: 'success',
      message: t('move.done', {
        number,
        when: formatWallWeekdaySpan(moved.slot.localStart, moved.slot.localEnd, locale),
      }),
    });
    onClose();
  });
  const chosen = moves.data?.find((each) => each.id === chosenId);
  const isReasonNeeded = !can.moveByRule || chosen?.isLate === true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissed = isReasonNeeded && reason.trim() === '';
    setReasonMissed(isMissed);
    if (chosen && !isMissed) moving.mutate({ slotId: chosen.id, reason });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('move.title', { number })}
      text={t('move.text')}
      keepLabel={t('move.keep')}
      confirmLabel={t('move.confirm')}
      onSubmit={submit}
      pending={moving.isPending}
      disabled={!chosen}
      error={moving.error ?? moves.error}
    >
      <p className="font-semibold">
        {t('move.now', { when: formatWallWeekdaySpan(slot.localStart, slot.localEnd, locale) })}
      </p>
      {/* The list scrolls, so that the content below it stays in view. */}
      <div className="-m-1 max-h-[min(21rem,32dvh)] overflow-y-auto p-1">
        <MoveChoices
          moves={moves}
          texts={{ which: t('move.which'), loading: t('move.loading'), none: t('move.none') }}
          hintOf={({ arena, seatsLeft, type }) => ({
            where: `${arena.name}, ${arena.location.name}`,
            left: t(type === SlotType.TOURNAMENT ? 'move.teamsLeft' : 'move.seatsLeft', { count: seatsLeft }),
          })}
          value={chosenId}
          onChange={setChosenId}
        />
      </div>
      {moves.data && moves.data.length > 0 && (
        <>
          <Field
            label={t(isReasonNeeded ? 'move.reason' : 'cancel.reason')}
            hint={t('cancel.reasonHint')}
            required={isReasonNeeded}
            error={isReasonNeeded && isReasonMissed && reason.trim() === '' ? t('move.reasonMissing') : undefined}
          >
            <Textarea rows={2} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
          <div role="status">{chosen && <MoveConsequences booking={booking} to={chosen} />}</div>
        </>
      )}
    </FormDialog>
  );
}

/** The consequences for the customer, the money and the seats. */
function MoveConsequences({ booking: { contact, paid, can }, to }: { booking: AdminBookingWire; to: AdminMoveWire }) {
  const { t } = useTranslation('bookings.admin');
  return (
    <ul className="flex list-disc flex-col gap-1 rounded-control bg-raised py-4 pr-4 pl-8">
      <li>
        {contact.email === ''
          ? t('move.unwritten', { name: contact.fullName })
          : t('move.mail', { email: contact.email })}
      </li>
      <li>{t('move.same')}</li>
      {paid > 0 && to.isLate && <li>{t('move.noRefund')}</li>}
      {paid > 0 && !to.isLate && !can.moveByRule && <li>{t('move.refundAgain')}</li>}
      <li>{t('move.freed')}</li>
    </ul>
  );
}
