import { clockFormat, type Locale } from '@dronesoccer/contracts';
import { offsetAt, offsetText, wallTime, zoneAbbreviation } from './zones.ts';

/** Formats a calendar day (`YYYY-MM-DD`) for emails and documents: `November 20, 2026`, `20 novembre 2026`. */
export function dayText(day: string, locale: Locale): string {
  // A calendar day has no time zone, so any fixed one will do.
  return new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}

/** Formats a calendar day with its weekday: `Saturday, January 15, 2028`. */
export const weekdayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

/** The Canadian French abbreviations of the provinces' zones. */
const french: Readonly<Record<string, string>> = {
  NST: 'HNT',
  NDT: 'HAT',
  AST: 'HNA',
  ADT: 'HAA',
  EST: 'HNE',
  EDT: 'HAE',
  CST: 'HNC',
  CDT: 'HAC',
  MST: 'HNR',
  MDT: 'HAR',
  PST: 'HNP',
  PDT: 'HAP',
};

/** Returns a zone's name at an instant: `EST`, `HNE`; `UTC-03:00` for a zone without a name. */
export function zoneText(zone: string, at: Date, locale: Locale): string {
  const name = zoneAbbreviation(zone, at);
  const known = locale === 'fr' ? french[name] : name in french && name;
  return known || `UTC${offsetText(offsetAt(zone, at))}`;
}

/** Formats a zone's local time at an instant with non-breaking spaces: `2:45 p.m.`, `14 h 45`. */
export function clockText(zone: string, at: Date, locale: Locale): string {
  const clock = new Intl.DateTimeFormat(`${locale}-CA`, { ...clockFormat, timeZone: 'UTC' });
  // Formats the wall time as if it were UTC, because Intl would convert zones by another release of the data.
  return clock.format(new Date(`${wallTime(zone, at)}Z`)).replaceAll(/\s/g, '\u00a0');
}

/** Formats the time with its zone: `2:45 p.m. EST`, `14 h 45 HNE`. */
export const timeText = (zone: string, at: Date, locale: Locale): string =>
  `${clockText(zone, at, locale)}\u00a0${zoneText(zone, at, locale)}`;

/**
 * Formats a deadline that may be on another day: `Saturday, January 15, 2028 at 2:45 p.m. EST`, `samedi 15 janvier 2028
 * à 14 h 45 HNE`.
 */
export function deadlineText(zone: string, at: Date, locale: Locale): string {
  const day = weekdayText(wallTime(zone, at).slice(0, 10), locale);
  return `${day} ${locale === 'fr' ? 'à' : 'at'} ${timeText(zone, at, locale)}`;
}
