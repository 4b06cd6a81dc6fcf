import type { CoachedSeatWire } from '@dronesoccer/contracts';
import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallTime } from '@/lib/wall-time';
import { Button } from '@/ui/actions/button';
import { useCheckIn } from '../api/coaching';

interface CoachedPersonProps {
  sessionId: string;
  person: CoachedSeatWire;
  canCheckIn: boolean;
}

/** A person or a team with notes, waiver and attendance. The button is large, for a phone at the net. */
export function CoachedPerson({ sessionId, person, canCheckIn }: CoachedPersonProps) {
  const { t } = useTranslation('coaching');
  const { bookedBy, notes, hasWaiver, inSince, isNoShow, players } = person;
  // The API of the release before sends no `guests`.
  const guests = person.guests ?? null;
  const name = bookedBy === null ? person.name : t('unnamed', { contact: bookedBy });
  return (
    <article
      className={cx(
        'flex h-full flex-col gap-3 rounded-card border-2 bg-surface p-4 sm:p-5',
        inSince === null ? 'border-line' : 'border-good',
      )}
    >
      <h2 className="display-3 text-lg wrap-anywhere">{name}</h2>
      {players.length === 0 && !hasWaiver && <WaiverMissing />}
      {players.length > 0 && (
        <ul aria-label={t('players', { name })} className="flex flex-col gap-1">
          {players.map((player) => (
            <li key={player.id} className="flex flex-wrap items-center gap-x-3">
              <span className="wrap-anywhere">{player.name}</span>
              {!player.hasWaiver && <WaiverMissing />}
              {player.notes !== '' && <Notes text={player.notes} />}
            </li>
          ))}
        </ul>
      )}
      {guests !== null && <Guests names={guests} />}
      {notes !== '' && <Notes text={notes} />}
      {isNoShow && <p className="font-semibold text-warn">{t('noShow')}</p>}
      <Attendance {...{ sessionId, name, inSince, canCheckIn }} seatId={person.id} />
    </article>
  );
}

/** The guests of a whole arena who have signed. They have no seats, so they are not checked in. */
function Guests({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('coaching');
  const labelId = useId();
  return (
    <div>
      <h3 id={labelId} className="font-semibold tabular-nums">
        {t('guests', { signed: names.length })}
      </h3>
      {names.length > 0 && (
        <ul aria-labelledby={labelId} className="flex flex-wrap gap-x-5 gap-y-1">
          {names.map((name, index) => (
            <li key={index} className="wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{t('guestsOthers')}</p>
    </div>
  );
}

function Notes({ text }: { text: string }) {
  const { t } = useTranslation('coaching');
  return (
    <div className="w-full rounded-control bg-raised px-4 py-3">
      <h3 className="text-sm font-semibold">{t('notes')}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

function WaiverMissing() {
  const { t } = useTranslation('coaching');
  return (
    <p className="inline-flex items-center gap-2 font-semibold text-warn">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      {t('noWaiver')}
    </p>
  );
}

interface AttendanceProps extends Pick<CoachedPersonProps, 'sessionId' | 'canCheckIn'> {
  seatId: string;
  name: string;
  inSince: string | null;
}

function Attendance({ sessionId, seatId, name, inSince, canCheckIn }: AttendanceProps) {
  const { t } = useTranslation('coaching');
  const locale = useLocale();
  const change = useCheckIn(sessionId);
  if (inSince === null) {
    if (!canCheckIn) return null;
    return (
      <Button
        variant="ice"
        size="lg"
        wide
        className="mt-auto"
        aria-label={t('checkIn.of', { name })}
        pending={change.isPending}
        onClick={() => change.mutate({ seatId, is: true })}
      >
        {t('checkIn.action')}
      </Button>
    );
  }
  return (
    <div className="mt-auto flex min-h-14 items-center gap-3">
      <p className="flex grow items-center gap-2 font-semibold text-good tabular-nums">
        <Check aria-hidden className="size-6 shrink-0" />
        {t('checkIn.since', { time: formatWallTime(inSince, locale) })}
      </p>
      {canCheckIn && (
        <Button
          variant="outline"
          aria-label={t('checkIn.undoOf', { name })}
          pending={change.isPending}
          onClick={() => change.mutate({ seatId, is: false })}
        >
          <Undo2 aria-hidden className="size-5" />
          {t('checkIn.undo')}
        </Button>
      )}
    </div>
  );
}
