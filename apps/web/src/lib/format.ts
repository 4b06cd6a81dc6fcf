import { clockFormat, type Locale, organisationZone } from '@dronesoccer/contracts';
import { intlLocale } from './i18n/intl-locale';

const longDate = { year: 'numeric', month: 'long', day: 'numeric' } as const;

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Creating a formatter is far more expensive than using it, and a list needs the same one a hundred times. */
function cachedFormatter<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const known = cache.get(key) as F | undefined;
  if (known) return known;
  const formatter = make();
  cache.set(key, formatter);
  return formatter;
}

/** Formats a dollar amount of the API: `$1,249.00`, `1 249,00 $`. */
export function formatMoney(dollars: number, locale: Locale): string {
  return cachedFormatter(`money-${locale}`, () => {
    return new Intl.NumberFormat(intlLocale[locale], {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
    });
  }).format(dollars);
}

/** Formats a price for running text, without zero cents: `$35`, `35 $`. */
export function formatRoundMoney(dollars: number, locale: Locale): string {
  return cachedFormatter(`round-money-${locale}`, () => {
    return new Intl.NumberFormat(intlLocale[locale], {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
  }).format(dollars);
}

/** Formats dollars for tight spaces: `$1.2K`, `1,2 k $`. */
export function formatCompactMoney(dollars: number, locale: Locale): string {
  return cachedFormatter(`compact-money-${locale}`, () => {
    return new Intl.NumberFormat(intlLocale[locale], {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 1,
    });
  }).format(dollars);
}

export function formatNumber(value: number, locale: Locale): string {
  return cachedFormatter(`number-${locale}`, () => new Intl.NumberFormat(intlLocale[locale])).format(value);
}

/** Formats a distance in whole kilometres. A place in the visitor's own city is at 1 km rather than at 0. */
export const formatKm = (km: number, locale: Locale): string => formatNumber(Math.max(1, Math.round(km)), locale);

/** Formats a rate such as 0.09975 as `9.975 %`. */
export function formatPercent(rate: number, locale: Locale): string {
  return cachedFormatter(`percent-${locale}`, () => {
    return new Intl.NumberFormat(intlLocale[locale], { style: 'percent', maximumFractionDigits: 3 });
  }).format(rate);
}

/** Formats an instant of the API as a date in the user's time zone. */
export function formatDate(iso: string, locale: Locale): string {
  return cachedFormatter(`date-${locale}`, () => {
    return new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'long' });
  }).format(new Date(iso));
}

/** Formats a calendar day, `2026-11-20`, as `Nov 20, 2026`. A day has no time and therefore no zone. */
export function formatDay(day: string, locale: Locale): string {
  return cachedFormatter(`day-${locale}`, () => {
    return new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'medium', timeZone: 'UTC' });
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Formats a calendar day without its year, for axes and narrow columns: `Nov 20`. */
export function formatShortDay(day: string, locale: Locale): string {
  return cachedFormatter(`short-day-${locale}`, () => {
    return new Intl.DateTimeFormat(intlLocale[locale], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Keeps a French time on one line, and without the zero that `Intl` adds if it names the zone: `4 h 55`. */
export const inQuebecStyle = (text: string): string => text.replace(/\b0?(\d+) h /, '$1\u00a0h\u00a0');

export function formatDateTime(iso: string, locale: Locale): string {
  return inQuebecStyle(
    cachedFormatter(`date-time-${locale}`, () => {
      return new Intl.DateTimeFormat(intlLocale[locale], { ...longDate, ...clockFormat });
    }).format(new Date(iso)),
  );
}

/** Formats an instant's date on the organisation's calendar, which its lists, figures and invoices use. */
export function formatOfficeDate(iso: string, locale: Locale): string {
  return cachedFormatter(`office-date-${locale}`, () => {
    return new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'long', timeZone: organisationZone });
  }).format(new Date(iso));
}

/** Returns the last instant before an end. Its date is the last day, so an end at midnight belongs to the day before. */
export const lastInstant = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

/** Formats an instant's date and time on the organisation's calendar, and names the zone for users in another one. */
export function formatOfficeDateTime(iso: string, locale: Locale): string {
  return inQuebecStyle(
    cachedFormatter(`office-date-time-${locale}`, () => {
      const isElsewhere = Intl.DateTimeFormat().resolvedOptions().timeZone !== organisationZone;
      return new Intl.DateTimeFormat(intlLocale[locale], {
        ...longDate,
        ...clockFormat,
        timeZone: organisationZone,
        ...(isElsewhere && { timeZoneName: 'short' }),
      });
    }).format(new Date(iso)),
  );
}

const yearIn = (at: Date): string =>
  cachedFormatter('office-year', () => {
    return new Intl.DateTimeFormat('en-CA', { year: 'numeric', timeZone: organisationZone });
  }).format(at);

/** Formats an instant's date for a list: `Nov 22`, with the year unless it is the current one. */
export function formatOfficeShortDate(iso: string, locale: Locale, now = new Date()): string {
  return shortOffice(iso, locale, now, {});
}

/** Formats an instant's date and time for a list: `Nov 22, 6:00 p.m.` */
export function formatOfficeShortDateTime(iso: string, locale: Locale, now = new Date()): string {
  return shortOffice(iso, locale, now, clockFormat);
}

function shortOffice(iso: string, locale: Locale, now: Date, clock: Intl.DateTimeFormatOptions): string {
  const at = new Date(iso);
  const isThisYear = yearIn(at) === yearIn(now);
  return inQuebecStyle(
    cachedFormatter(`office-short-${locale}-${isThisYear}-${Object.keys(clock).length > 0}`, () => {
      return new Intl.DateTimeFormat(intlLocale[locale], {
        month: 'short',
        day: 'numeric',
        ...(!isThisYear && { year: 'numeric' }),
        ...clock,
        timeZone: organisationZone,
      });
    }).format(at),
  );
}

/** Formats a time of day in the user's time zone. */
export function formatTime(iso: string, locale: Locale): string {
  return inQuebecStyle(
    cachedFormatter(`time-${locale}`, () => {
      return new Intl.DateTimeFormat(intlLocale[locale], clockFormat);
    }).format(new Date(iso)),
  );
}

/** Formats a North American phone number in the local style; returns any other number unchanged (E.164). */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
