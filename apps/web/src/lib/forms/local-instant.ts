import type { Locale } from '@dronesoccer/contracts';
import { intlLocale } from '../i18n/intl-locale';

const two = (value: number): string => String(value).padStart(2, '0');

/** Converts an instant of the API to a `datetime-local` value in the user's time zone; empty for null. */
export function localText(iso: string | null): string {
  if (iso === null || iso === '') return '';
  const at = new Date(iso);
  // The year of a date that is being typed may be 2 or 20. Without four digits the field would refuse and clear it.
  const year = String(at.getFullYear()).padStart(4, '0');
  const day = `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Returns an instant's day in the user's time zone, `YYYY-MM-DD`. */
export const localDay = (iso: string): string => localText(iso).slice(0, 10);

/** Converts a `datetime-local` value to an instant for the API; null for an empty value. */
export function instantOf(local: string): string | null {
  if (local === '') return null;
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Returns the name of the user's time zone at an instant, by default now: `Pacific Standard Time (GMT-8)`. */
export function zoneText(iso: string, locale: Locale): string {
  const at = iso === '' ? new Date() : new Date(iso);
  const nameIn = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(intlLocale[locale], { timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${nameIn('long')} (${nameIn('shortOffset')})`;
}
