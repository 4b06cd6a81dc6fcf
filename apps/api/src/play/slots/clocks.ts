import { canadianZones } from '@dronesoccer/contracts';
import { clockPeriods } from '@dronesoccer/domain/calendar';

/** The parameter of `clocks`: what the pinned data say of every zone of Canada between two instants, as JSON. */
export const clocksParam = (from: Date, to: Date): string =>
  JSON.stringify(canadianZones.flatMap((zone) => clockPeriods(zone, from, to)));

/** A relation to join by `zone`, for `offsetSql`; a statement that uses it converts no zone itself. */
export const clocks = (param: string): string =>
  `(SELECT p.zone, array_agg(p.since ORDER BY p.since) AS since, array_agg(p.minutes ORDER BY p.since) AS minutes
      FROM jsonb_to_recordset(${param}::jsonb) AS p(zone text, since timestamptz, minutes int) GROUP BY p.zone)`;

/** How many minutes the clocks `c` are from UTC at an instant; before the first that they know, as then. */
export const offsetSql = (instant: string): string => `c.minutes[GREATEST(1, width_bucket(${instant}, c.since))]`;
