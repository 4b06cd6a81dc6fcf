import { yearAfter } from './memberships.ts';

/** The hours after which a UTC day has ended everywhere in Canada: Pacific Standard Time is UTC-8. */
const hoursAfterUtc = 8;

/**
 * Returns the last day on which a waiver is valid, `YYYY-MM-DD`: the day of its signature in UTC, a year later. A
 * signature on 29 February lasts until 28 February.
 */
export const waiverLastDay = (signedAt: Date): string => yearAfter(dayOf(signedAt));

/**
 * Returns the first instant whose signature is still valid at another instant. A waiver remains valid until its last
 * day has ended everywhere in Canada.
 */
export function waiversValidSince(at: Date): Date {
  const today = dayOf(new Date(at.getTime() - hoursAfterUtc * 3_600_000));
  const day = `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('-02-29', '-03-01')}`;
  return new Date(`${day}T00:00:00Z`);
}

/**
 * Returns the most guests who can sign for a booking of a whole arena: twice its places. It only stops floods. Typing
 * errors also take one until staff remove them.
 */
export const groupWaiversMax = (places: number): number => 2 * places;

/**
 * Returns the number of signed waivers to show to the booker and the guests of a whole arena: at most its places, because
 * mistyped names count as well. Staff, who can remove these names, see the true number.
 */
export const shownSignatures = ({ signed, places }: { signed: number; places: number }): number =>
  Math.min(signed, places);

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
