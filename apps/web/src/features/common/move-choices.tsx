import type { ArenaSlotWire } from '@dronesoccer/contracts';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallSpan, formatWallWeekday } from '@/lib/wall-time';

/** A time that a booking can move to. The day and the time are on lines of their own: they are compared down the list. */
export function MoveLabel({ slot: { localStart, localEnd } }: { slot: ArenaSlotWire }) {
  const locale = useLocale();
  return (
    <>
      <span className="block first-letter:uppercase">{formatWallWeekday(localStart, locale)}</span>
      <span className="block tabular-nums">{formatWallSpan(localStart, localEnd, locale)}</span>
    </>
  );
}
