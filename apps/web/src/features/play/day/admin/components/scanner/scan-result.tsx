import type { DaySheetWire } from '@dronesoccer/contracts';
import { CircleAlert, CircleCheck, CircleX, HandCoins, LoaderCircle, type LucideIcon, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { errorMessage } from '@/lib/errors/error-message';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallDay, formatWallTime } from '@/lib/wall-time';
import { Button } from '@/ui/actions/button';
import { type SeatStep, useSeatStep } from '../../api/use-day-changes';
import type { Scans } from '../../api/use-scans';
import { type ScanEntry, type ScanOutcome, type ScanTone, toneOf } from '../../model/scan';
import { bookingOn, calledAs } from '../../model/sheet';
import { ChildNotes } from '../child-notes';
import { GuestWaivers } from '../guest-waivers';
import { MissingWaivers } from '../missing-waiver';
import { PayAtDesk } from '../pay-at-desk';

const looks: Readonly<Record<ScanTone, { icon: LucideIcon; box: string; ink: string }>> = {
  good: { icon: CircleCheck, box: 'border-good', ink: 'text-good' },
  warn: { icon: CircleAlert, box: 'border-warn', ink: 'text-warn' },
  bad: { icon: CircleX, box: 'border-red', ink: 'text-red' },
  none: { icon: LoaderCircle, box: 'border-line', ink: 'text-muted' },
};

interface ScanResultProps {
  entry: ScanEntry;
  scans: Scans;
  /** The sheets of all arenas on screen, whose bookings are newer than the scan. */
  sheets: readonly DaySheetWire[];
  isLatest?: boolean;
}

/** The result of a scan in colour and words, with the one action that follows from it. */
export function ScanResult({ entry, scans, sheets, isLatest = false }: ScanResultProps) {
  const { code, outcome } = entry;
  const words = useWords(outcome, code);
  // A cancelled booking, or one for another time, needs no waiver here.
  const arrived =
    outcome.kind === 'in' || outcome.kind === 'again' || outcome.kind === 'unpaid' ? outcome.booking : null;
  const booking = arrived && (bookingOn(sheets, arrived.id) ?? arrived);
  const { icon: Icon, box, ink } = looks[toneOf(outcome)];
  return (
    <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 px-4 py-3', box)}>
      <Icon aria-hidden className={cx('shrink-0', ink, isLatest ? 'size-9' : 'size-5')} />
      <p className="min-w-0 grow basis-40">
        <span className={cx('block font-bold wrap-anywhere', isLatest && 'text-xl')}>{words.title}</span>
        <span className={cx('block wrap-anywhere', ink, isLatest ? 'font-semibold' : 'text-sm')}>{words.text}</span>
      </p>
      <NextStep entry={entry} scans={scans} />
      {booking && <MissingWaivers booking={booking} />}
      {booking && <GuestWaivers booking={booking} />}
      {arrived && <ChildNotes notes={arrived.notes} />}
    </div>
  );
}

/** The action after a scan: undo, or the missing payment. */
function NextStep({ entry, scans }: { entry: ScanEntry; scans: Scans }) {
  const { outcome } = entry;
  const { t } = useTranslation('day.admin');
  const [isPaying, setPaying] = useState(false);
  const step = useSeatStep();
  if (outcome.kind === 'in') {
    const { booking, seatIds } = outcome;
    const undo: SeatStep = { bookingId: booking.id, step: 'checkIn', seatIds: [...seatIds], is: false };
    return (
      <Button
        variant="quiet"
        pending={step.isPending}
        onClick={() => step.mutate(undo, { onSuccess: () => scans.remove(entry.key) })}
      >
        {!step.isPending && <Undo2 aria-hidden className="size-5" />}
        {t('undo')}
      </Button>
    );
  }
  if (outcome.kind !== 'unpaid') return null;
  return (
    <>
      <Button variant="ice" onClick={() => setPaying(true)}>
        <HandCoins aria-hidden className="size-5" />
        {t('pay.open')}
      </Button>
      <PayAtDesk
        open={isPaying}
        booking={outcome.booking}
        onClose={() => setPaying(false)}
        onPaid={() => scans.repeat(entry)}
      />
    </>
  );
}

function useWords(outcome: ScanOutcome, code: string): { title: string; text: string } {
  const { t } = useTranslation('day.admin');
  const locale = useLocale();
  // A code from a URL is too long to read out, so it is not shown.
  const shownCode = code.length > 20 ? t('scan.ticket') : code;
  switch (outcome.kind) {
    case 'in':
      return { title: calledAs(outcome.booking), text: t('result.in', { count: outcome.seatIds.length }) };
    case 'again': {
      const since = outcome.booking.seats.flatMap(({ inSince }) => inSince ?? []).toSorted()[0];
      const text =
        since === undefined ? t('result.againBefore') : t('result.again', { time: formatWallTime(since, locale) });
      return { title: calledAs(outcome.booking), text };
    }
    case 'unpaid':
      return {
        title: calledAs(outcome.booking),
        text: t('result.unpaid', { amount: formatMoney(outcome.booking.owed, locale) }),
      };
    case 'cancelled':
    case 'hours':
      return { title: calledAs(outcome.booking), text: t(`result.${outcome.kind}`) };
    case 'elsewhere': {
      const { slot, number } = outcome;
      const when = `${formatWallDay(slot.localStart, locale)}, ${formatWallTime(slot.localStart, locale)}`;
      return {
        title: number,
        text: t('result.elsewhere', { when, arena: `${slot.arena.name}, ${slot.arena.location.name}` }),
      };
    }
    case 'failed':
      return { title: shownCode, text: errorMessage(outcome.error) };
    default:
      return { title: shownCode, text: t(`result.${outcome.kind}`) };
  }
}
