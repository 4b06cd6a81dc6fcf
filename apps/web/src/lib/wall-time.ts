import { clockFormat, type Locale } from '@dronesoccer/contracts';
import { inQuebecStyle } from './format';
import { intlLocale } from './i18n/intl-locale';

/**
 * Local times at a place, `YYYY-MM-DDTHH:MM`, and days of its calendar. The API sends them ready to show: browsers know
 * different time zone rules, so nothing here converts anything. UTC only keeps the browser's own zone out of the
 * formatting.
 */
const instantOf = (local: string): Date => new Date(`${local.length === 10 ? `${local}T00:00` : local}Z`);

const cache = new Map<string, Intl.DateTimeFormat>();

function formatLocal(local: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale}:${JSON.stringify(options)}`;
  const format = cache.get(key) ?? new Intl.DateTimeFormat(intlLocale[locale], { ...options, timeZone: 'UTC' });
  cache.set(key, format);
  return format.format(instantOf(local));
}

/** `6:00 p.m.`, `18 h 00`, without a line break. */
export const formatWallTime = (local: string, locale: Locale): string =>
  formatLocal(local, locale, clockFormat).replaceAll(/\s/g, '\u00a0');

/** `6:00 p.m. – 7:00 p.m.`, which may break only after its dash. */
export const formatWallSpan = (start: string, end: string, locale: Locale): string =>
  `${formatWallTime(start, locale)}\u00a0– ${formatWallTime(end, locale)}`;

/** `Friday, November 27, 2026`. */
export const formatWallDay = (local: string, locale: Locale): string =>
  formatLocal(local, locale, { dateStyle: 'full' });

/** `Friday, November 27`, without a year. */
export const formatWallWeekday = (local: string, locale: Locale): string =>
  formatLocal(local, locale, { weekday: 'long', month: 'long', day: 'numeric' });

/** `Friday, November 27, 6:00 p.m. – 7:00 p.m.` */
export const formatWallWeekdaySpan = (start: string, end: string, locale: Locale): string =>
  `${formatWallWeekday(start, locale)}, ${formatWallSpan(start, end, locale)}`;

/** `Friday, November 27, 2026 at 6:00 p.m.` */
export const formatWallDateTime = (local: string, locale: Locale): string =>
  inQuebecStyle(
    formatLocal(local, locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', ...clockFormat }),
  );

/** `Fri, Nov 27`, for a list; the year is added unless it is the current one. */
export const formatShortWallDay = (local: string, locale: Locale, now = new Date()): string =>
  formatLocal(local, locale, {
    ...{ weekday: 'short', month: 'short', day: 'numeric' },
    ...(local.slice(0, 4) !== String(now.getFullYear()) && { year: 'numeric' }),
  });

/** `Fri`, for a column heading. */
export const formatShortWeekday = (local: string, locale: Locale): string =>
  formatLocal(local, locale, { weekday: 'short' });

/** `November 2026`. */
export const formatMonth = (local: string, locale: Locale): string =>
  formatLocal(local, locale, { month: 'long', year: 'numeric' });

/** Returns the common name of a zone: `Pacific Time`. */
export function zoneName(timeZone: string, locale: Locale): string {
  try {
    const parts = new Intl.DateTimeFormat(intlLocale[locale], {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    // An old browser does not know the zone or this kind of name.
    return timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  }
}
