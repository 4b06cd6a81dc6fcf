import type { Locale } from '@dronesoccer/contracts';
import { clockText, instantOf, timeText, weekdayText, zoneText } from '@dronesoccer/domain/calendar';
import type { ArenaSlotRow } from './slots.queries.js';

const rangeWords = {
  en: (from: string, to: string) => `${from} to ${to}`,
  fr: (from: string, to: string) => `de ${from} à ${to}`,
} as const;

/** Returns an address such as `Drone Field, 12 Rink Road, Toronto ON M5V 1A1`, without the arena's name. */
export function placeLine({ arena: { place } }: ArenaSlotRow): string {
  return `${place.name}, ${place.address}, ${place.city} ${place.province} ${place.postalCode}`;
}

/** The site's page with the times of the slot's arena, from the day of the slot on. */
export const otherTimes = ({ arenaId, localStart }: ArenaSlotRow): `/${string}` =>
  `/arenas/${arenaId}?day=${localStart.slice(0, 10)}`;

/** The slot's day and times, on the arena's clock. */
export const whenOf = (
  { localStart, startsAt, endsAt, timeZone }: ArenaSlotRow,
  locale: Locale,
): { day: string; time: string } => ({
  day: weekdayText(localStart.slice(0, 10), locale),
  time: rangeText(timeZone, [new Date(startsAt), new Date(endsAt)], locale),
});

/** The day and times between two wall times of the arena. */
export const wallWhen = (
  timeZone: string,
  [start, end]: readonly [string, string],
  locale: Locale,
): { day: string; time: string } => ({
  day: weekdayText(start.slice(0, 10), locale),
  time: rangeText(timeZone, [instantOf(timeZone, start), instantOf(timeZone, end)], locale),
});

/** Returns the day and times between two wall times of the arena on one line. */
export function wallText(timeZone: string, span: readonly [string, string], locale: Locale): string {
  const { day, time } = wallWhen(timeZone, span, locale);
  return `${day}, ${time}`;
}

/** Names the time zone once, unless the clocks change between the two instants. */
function rangeText(zone: string, [from, to]: readonly [Date, Date], locale: Locale): string {
  const isOneZone = zoneText(zone, from, locale) === zoneText(zone, to, locale);
  const begin = (isOneZone ? clockText : timeText)(zone, from, locale);
  return rangeWords[locale](begin, timeText(zone, to, locale));
}

/** Returns an arena's Markdown as plain text on one line. Dots separate list items. */
export function onOneLine(markdown: string): string {
  const lines = markdown
    .split('\n')
    .map((line) => line.trim().replaceAll(/\*\*|^#+ /g, ''))
    .filter((line) => line !== '');
  return lines.reduce((text, line) => {
    const item = line.replace(/^(?:[-*+]|\d+\.) /, '');
    if (text === '') return item;
    return `${text}${item === line ? ' ' : ' · '}${item}`;
  }, '');
}
