import { limits } from '@dronesoccer/contracts';
import { addDays } from '../days.ts';
import { dayStartIn } from './zones.ts';

/**
 * Returns the instants at which a membership and its grace end: midnight after the last day, in the zone that is stored
 * with the membership.
 *
 * @param lastDay `YYYY-MM-DD`
 * @throws RangeError for a text that is not a day
 */
export const membershipEnds = ({
  timeZone,
  lastDay,
}: {
  readonly timeZone: string;
  readonly lastDay: string;
}): { endsAt: Date; graceEndsAt: Date } => ({
  endsAt: dayStartIn(timeZone, addDays(lastDay, 1)),
  graceEndsAt: dayStartIn(timeZone, addDays(lastDay, 1 + limits.membershipGraceDays)),
});
