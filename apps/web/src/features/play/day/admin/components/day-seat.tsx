import type { DaySeatWire, DaySlotWire } from '@dronesoccer/contracts';
import { Check, Undo2, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallTime } from '@/lib/wall-time';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { type SeatStep, useSeatStep } from '../api/use-day-changes';
import { MissingWaiver } from './missing-waiver';

interface DaySeatProps {
  bookingId: string;
  seat: DaySeatWire;
  name: string;
  can: DaySlotWire['can'];
  /** Opens the QR code of the waiver; null if the waiver is not missing. */
  onSign: (() => void) | null;
}

/** A seat with its state: checked in (and since when), no-show, or neither. Each step and its undo take one click. */
export function DaySeat({ bookingId, seat: { id, inSince, isNoShow }, name, can, onSign }: DaySeatProps) {
  const { t } = useTranslation('day.admin');
  const locale = useLocale();
  const change = useSeatStep();
  const take = (step: SeatStep['step'], is: boolean) => change.mutate({ bookingId, step, seatIds: [id], is });
  return (
    // On a phone the mark leaves no room for the steps beside it.
    <li className={cx('flex items-center justify-end gap-x-3', onSign && 'max-sm:flex-wrap')}>
      <span className={cx('flex min-w-0 grow flex-wrap items-center gap-x-3', onSign && 'max-sm:basis-full')}>
        <span className="wrap-anywhere">{name}</span>
        {onSign && <MissingWaiver name={name} onOpen={onSign} />}
      </span>
      {inSince !== null && (
        <>
          <span className="inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-good tabular-nums">
            <Check aria-hidden className="size-5" />
            {t('checkIn.since', { time: formatWallTime(inSince, locale) })}
          </span>
          {can.checkIn && (
            <IconButton
              icon={Undo2}
              label={t('checkIn.undo', { name })}
              disabled={change.isPending}
              onClick={() => take('checkIn', false)}
            />
          )}
        </>
      )}
      {isNoShow && (
        <>
          <span className="inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-warn">
            <UserX aria-hidden className="size-5" />
            {t('noShow.is')}
          </span>
          {can.noShow && (
            <IconButton
              icon={Undo2}
              label={t('noShow.undo', { name })}
              disabled={change.isPending}
              onClick={() => take('noShow', false)}
            />
          )}
        </>
      )}
      {inSince === null && can.noShow && !isNoShow && (
        <Button
          variant="quiet"
          aria-label={t('noShow.of', { name })}
          disabled={change.isPending}
          onClick={() => take('noShow', true)}
        >
          {t('noShow.action')}
        </Button>
      )}
      {inSince === null && can.checkIn && (
        <Button
          variant="ice"
          aria-label={t('checkIn.of', { name })}
          pending={change.isPending && change.variables?.step === 'checkIn'}
          onClick={() => take('checkIn', true)}
        >
          {t('checkIn.action')}
        </Button>
      )}
    </li>
  );
}
