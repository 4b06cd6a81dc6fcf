import type { BookingWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveChoices } from '@/features/common/move-choices';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { formatWallWeekdaySpan } from '@/lib/wall-time';
import { FormAlert } from '@/ui/feedback/form-alert';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { type BookingKey, movesQuery } from '../../api/queries';
import { useMoveBooking } from '../../api/use-booking-changes';
import { alternativesIn } from '../../model/refusal';
import { leftWords } from '../../model/offer';

export interface MoveDialogProps {
  booking: BookingWire;
  bookingKey: BookingKey;
  open: boolean;
  onClose: () => void;
}

/** The times that a booking can be moved to, and what stays unchanged: one choice, one confirmation. */
export default function MoveDialog({ booking: { number, slot }, bookingKey, open, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['bookings', 'slots']);
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const moves = useQuery({ ...movesQuery(bookingKey), enabled: open });
  const moving = useMoveBooking(bookingKey, (moved) => {
    onClose();
    setChosen(null);
    notify({
      type: 'success',
      message: t('move.done', {
        number,
        when: formatWallWeekdaySpan(moved.slot.localStart, moved.slot.localEnd, locale),
      }),
    });
  });
  const isGone = alternativesIn(moving.error).length > 0;
  const isChosenLeft = moves.data?.some(({ id }) => id === chosen) ?? false;
  const refusal = isGone ? t('move.gone') : moving.error && errorMessage(moving.error);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('move.open')}
      text={t('move.text')}
      keepLabel={t('move.keep')}
      confirmLabel={t('move.confirm')}
      onConfirm={() => chosen !== null && moving.mutate(chosen)}
      pending={moving.isPending}
      disabled={!isChosenLeft}
      failure={null}
    >
      <div className="flex flex-col gap-4">
        <p className="font-semibold">
          {t('move.now', { when: formatWallWeekdaySpan(slot.localStart, slot.localEnd, locale) })}
        </p>
        <FormAlert>{refusal ?? (moves.error && errorMessage(moves.error))}</FormAlert>
        <MoveChoices
          moves={moves}
          texts={{ which: t('move.which'), loading: t('move.loading'), none: t('move.none') }}
          hintOf={({ type, arena, seatsLeft }) => ({
            where: t('move.elsewhere', { arena: arena.name, city: arena.location.city }),
            left: t(`slots:${leftWords({ type })}`, { count: seatsLeft }),
          })}
          value={chosen}
          onChange={setChosen}
        />
      </div>
    </ConfirmDialog>
  );
}
