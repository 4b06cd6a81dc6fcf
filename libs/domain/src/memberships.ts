import { addDays } from './days.ts';

/** The age in years from which a person can no longer join with the youth plan. */
const adultAge = 18;

export interface MembershipTerm {
  /** Both days are `YYYY-MM-DD`, in the member's time zone. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * Returns the days of a membership that is paid today. It lasts until the same day of the next year. A renewal
 * continues the previous term without a gap or an overlap, even if it is paid early or during the grace.
 *
 * @param today `YYYY-MM-DD` in the member's time zone
 * @param previousLastDay the last day of the account's running membership; null if it has none, or if its grace is over
 * @throws RangeError for a text that is not a day
 */
export function membershipTerm(today: string, previousLastDay: string | null): MembershipTerm {
  return previousLastDay === null
    ? { firstDay: today, lastDay: yearAfter(today) }
    : { firstDay: addDays(previousLastDay, 1), lastDay: yearAfter(previousLastDay) };
}

/**
 * Returns whether a person born on a day is under 18 on another day. A person born on 29 February comes of age on
 * 1 March of a year without that day.
 *
 * @param birthDate `YYYY-MM-DD`; a date after `day` is no birth date, so the result is false
 */
export function isMinorOn(birthDate: string, day: string): boolean {
  return birthDate <= day && !hasAgeOn(birthDate, day, adultAge);
}

/**
 * Returns whether a person born on a day is at least `age` years old on another day. A person born on 29 February turns
 * a year older on 1 March of a year without that day.
 *
 * @param birthDate `YYYY-MM-DD`
 */
export function hasAgeOn(birthDate: string, day: string, age: number): boolean {
  return day >= `${Number(birthDate.slice(0, 4)) + age}${birthDate.slice(4)}`;
}

/**
 * Returns the same day of the next year; 28 February for 29 February.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError for a text that is not a day
 */
export function yearAfter(day: string): string {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)];
  return addDays(`${Number(year) + 1}${rest === '-02-29' ? '-02-28' : rest}`, 0);
}
