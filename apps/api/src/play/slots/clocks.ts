import { canadianZones } from '@dronesoccer/contracts';
import { clockPeriods } from '@dronesoccer/domain/calendar';

/** Returns the parameter of `clocks`: the pinned data for every zone of Canada between two instants, as JSON. */
export const clocksParam = (from: Date, to: Date): string =>
  JSON.stringify(canadianZones.flatMap((zone) => clockPeriods(zone, from, to)));

/** A relation to join by `zone`, for `offsetSql`. A statement that uses it does not convert zones itself. */
export const clocks = (param: string): string =>
  `(SELECT p.zone, array_agg(p.since ORDER BY p.since) AS since, array_agg(p.minutes ORDER BY p.since) AS minutes
      FROM jsonb_to_recordset(${param}::jsonb) AS p(zone text, since timestamptz, minutes int) GROUP BY p.zone)`;

/** The offset of the clocks `c` from UTC at an instant, in minutes. Earlier instants get the first known offset. */
export const offsetSql = (instant: string): string => `c.minutes[GREATEST(1, width_bucket(${instant}, c.since))]`;
