import { type Locale, organisationZone } from '@dronesoccer/contracts';
import { addDays } from '../days.ts';
import { dayText } from './texts.ts';
import { dayAt, dayStartIn, wallTime } from './zones.ts';

/** The organisation's calendar day at an instant, `YYYY-MM-DD`: the day that lists, figures and invoices count by. */
export const organisationDay = (at: Date): string => dayAt(organisationZone, at);

/**
 * The instant at which a calendar day of the organisation begins, `days` days after the given one.
 *
 * @param day `YYYY-MM-DD`
 */
export const organisationDayStart = (day: string, days = 0): Date => dayStartIn(organisationZone, addDays(day, days));

/** The organisation's local time at an instant, `YYYY-MM-DD HH:MM:SS`, which spreadsheets read as date and time. */
export const organisationClock = (at: Date): string => wallTime(organisationZone, at).replace('T', ' ');

/** The organisation's calendar day at an instant, written as `dayText` does. */
export const organisationDayText = (at: Date, locale: Locale): string => dayText(organisationDay(at), locale);
