import { clockFormat, type Locale } from '@dronesoccer/contracts';
import { intlLocale } from '@/lib/i18n/intl-locale';
import type { DayRange } from './view';
import { dayOf } from './wall-time';

/**
 * Caches the formatters by locale and name. All dates are calendar texts and are formatted in UTC, which converts
 * nothing.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}-${name}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(intlLocale[locale], { ...options, timeZone: 'UTC' });
  formatters.set(key, known);
  return known;
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const clock = (locale: Locale) => format(locale, 'clock', clockFormat);
const medium = (locale: Locale) => format(locale, 'medium', { dateStyle: 'medium' });

/** Formats a day as `Monday, November 30, 2026`. */
export const longDay = (day: string, locale: Locale): string =>
  format(locale, 'long', { dateStyle: 'full' }).format(dateOf(day));

/** Formats a day as `Mon, Nov 30, 2026`. */
export const shortDay = (day: string, locale: Locale): string =>
  format(locale, 'short', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(dateOf(day));

/** Formats a month as `November 2026`. */
export const monthName = (day: string, locale: Locale): string =>
  format(locale, 'month', { month: 'long', year: 'numeric' }).format(dateOf(day));

/** Formats a range of days as `Nov 23 – 29, 2026`. */
export const rangeText = ({ from, to }: DayRange, locale: Locale): string =>
  medium(locale).formatRange(dateOf(from), dateOf(to));

/** Formats a time of day, `HH:MM`, as `6:00 p.m.` */
export const timeText = (time: string, locale: Locale): string =>
  clock(locale).format(new Date(`2001-01-01T${time}:00Z`));

/** Formats a span of wall times as `6:00 – 7:00 p.m.` */
export function timesText(start: string, end: string, locale: Locale): string {
  // Put both times on the same day, or the output would include the days.
  const [from = 0, to = 0] = [start, end].map((wall) => Date.parse(`2001-01-01T${wall.slice(11)}:00Z`));
  return from < to
    ? clock(locale).formatRange(from, to)
    : `${clock(locale).format(from)} – ${clock(locale).format(to)}`;
}

/** Formats a slot as `Mon, Nov 30, 2026, 6:00 p.m. – 7:00 p.m.` */
export const slotText = (slot: { localStart: string; localEnd: string }, locale: Locale): string =>
  `${shortDay(dayOf(slot.localStart), locale)}, ${timesText(slot.localStart, slot.localEnd, locale)}`;

/** Returns a weekday's name by its number, such as `Monday`. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  // 1 January 2001 was a Monday.
  format(locale, 'weekday', { weekday: 'long' }).format(Date.UTC(2001, 0, weekday));
