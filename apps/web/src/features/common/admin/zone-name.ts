import type { Locale } from '@dronesoccer/contracts';
import { intlLocale } from '@/lib/i18n/intl-locale';

/** Returns a time zone's common name, for example `Toronto (Eastern Time)`. */
export function zoneName(zone: string, locale: Locale): string {
  const place = zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat(intlLocale[locale], {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return `${place} (${parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone})`;
}
