import { type Locale, organisationZone } from '@dronesoccer/contracts';
import { addDays } from '../days.ts';
import { dayAt, dayStartIn, wallTime } from './zones.ts';

/** The organisation's day at an instant, `YYYY-MM-DD`: the one that its lists, figures and invoices count by. */
export const organisationDay = (at: Date): string => dayAt(organisationZone, at);

/**
 * The instant at which a day of the organisation begins, `days` after the given one.
 *
 * @param day `YYYY-MM-DD`
 */
export const organisationDayStart = (day: string, days = 0): Date => dayStartIn(organisationZone, addDays(day, days));

/** The organisation's clock at an instant, `YYYY-MM-DD HH:MM:SS`: what a spreadsheet takes for a date and a time. */
export const organisationClock = (at: Date): string => wallTime(organisationZone, at).replace('T', ' ');

/** A day of a calendar as it stands in letters and documents: `November 20, 2026`, `20 novembre 2026`. */
export function dayText(day: string, locale: Locale): string {
  // It has no hour, and therefore no zone.
  return new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}

/** The organisation's day at an instant, in words. */
export const organisationDayText = (at: Date, locale: Locale): string => dayText(organisationDay(at), locale);
