import { type Locale, organisationZone } from '@dronesoccer/contracts';
import { addDays } from '../days.ts';
import { dayText } from './texts.ts';
import { dayAt, dayStartIn, wallTime } from './zones.ts';

/** Returns the organisation's calendar day at an instant, `YYYY-MM-DD`. Lists, figures and invoices use this day. */
export const organisationDay = (at: Date): string => dayAt(organisationZone, at);

/** Returns the organisation's year at an instant, with which the numbers of sales and messages begin. */
export const organisationYear = (at: Date): number => Number(organisationDay(at).slice(0, 4));

/**
 * Returns the instant at which a calendar day of the organisation begins, `days` days after the given day.
 *
 * @param day `YYYY-MM-DD`
 */
export const organisationDayStart = (day: string, days = 0): Date => dayStartIn(organisationZone, addDays(day, days));

/**
 * Returns the organisation's local time at an instant, `YYYY-MM-DD HH:MM:SS`, which spreadsheets read as date and time.
 */
export const organisationClock = (at: Date): string => wallTime(organisationZone, at).replace('T', ' ');

/** Returns the organisation's calendar day at an instant, formatted by `dayText`. */
export const organisationDayText = (at: Date, locale: Locale): string => dayText(organisationDay(at), locale);
