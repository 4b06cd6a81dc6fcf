import { clockFormat, type Locale } from '@dronesoccer/contracts';
import { intlLocale } from './i18n/intl-locale';

/**
 * Times as a clock on the wall of a place shows them, `YYYY-MM-DDTHH:MM`, and days of its calendar. The wire has them ready:
 * browsers know different clock rules, so nothing here converts anything. UTC only keeps the browser's own zone out of it.
 */
const instantOf = (local: string): Date => new Date(`${local.length === 10 ? `${local}T00:00` : local}Z`);

const cache = new Map<string, Intl.DateTimeFormat>();

function formatted(local: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale}:${JSON.stringify(options)}`;
  const format = cache.get(key) ?? new Intl.DateTimeFormat(intlLocale[locale], { ...options, timeZone: 'UTC' });
  cache.set(key, format);
  return format.format(instantOf(local));
}

/** `6:00 p.m.`, `18 h 00`; it breaks over no line. */
export const formatWallTime = (local: string, locale: Locale): string =>
  formatted(local, locale, clockFormat).replaceAll(/\s/g, '\u00a0');

/** `6:00 p.m. – 7:00 p.m.`, which breaks behind its dash alone. */
export const formatWallSpan = (start: string, end: string, locale: Locale): string =>
  `${formatWallTime(start, locale)}\u00a0– ${formatWallTime(end, locale)}`;

/** `Friday, November 27, 2026`. */
export const formatWallDay = (local: string, locale: Locale): string => formatted(local, locale, { dateStyle: 'full' });

/** The same without its year: `Friday, November 27`. */
export const formatWallWeekday = (local: string, locale: Locale): string =>
  formatted(local, locale, { weekday: 'long', month: 'long', day: 'numeric' });

/** `Friday, November 27, 6:00 p.m. – 7:00 p.m.` */
export const formatWallWeekdaySpan = (start: string, end: string, locale: Locale): string =>
  `${formatWallWeekday(start, locale)}, ${formatWallSpan(start, end, locale)}`;

/** `Friday, November 27, 2026 at 6:00 p.m.` */
export const formatWallDateTime = (local: string, locale: Locale): string =>
  formatted(local, locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', ...clockFormat });

/** For a list: `Fri, Nov 27`, with its year unless that is the current one. */
export const formatShortWallDay = (local: string, locale: Locale, now = new Date()): string =>
  formatted(local, locale, {
    ...{ weekday: 'short', month: 'short', day: 'numeric' },
    ...(local.slice(0, 4) !== String(now.getFullYear()) && { year: 'numeric' }),
  });

/** `Fri`, above a column. */
export const formatShortWeekday = (local: string, locale: Locale): string =>
  formatted(local, locale, { weekday: 'short' });

/** `November 2026`. */
export const formatMonth = (local: string, locale: Locale): string =>
  formatted(local, locale, { month: 'long', year: 'numeric' });

/** What people call a zone: `Pacific Time`. */
export function zoneName(timeZone: string, locale: Locale): string {
  try {
    const parts = new Intl.DateTimeFormat(intlLocale[locale], {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    // An old browser that does not know the zone, or this kind of name.
    return timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  }
}
