import type { EventWire, Locale } from '@dronesoccer/contracts';
import { formatWallDay, formatWallSpan, zoneName } from '@/lib/wall-time';

interface EventTimeProps {
  event: Pick<EventWire, 'localStart' | 'localEnd' | 'timeZone'>;
  locale: Locale;
}

/** The day of an event, and its times in the zone of the venue, on a line of their own each. */
export function EventTime({ event: { localStart, localEnd, timeZone }, locale }: EventTimeProps) {
  return (
    <>
      <span className="first-letter:uppercase">{formatWallDay(localStart, locale)}</span>
      <span>
        {formatWallSpan(localStart, localEnd, locale)}
        <span className="text-muted"> · {zoneName(timeZone, locale)}</span>
      </span>
    </>
  );
}
