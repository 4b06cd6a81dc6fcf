import type { Locale } from '@dronesoccer/contracts';
import { intlLocale } from '@/lib/i18n/intl-locale';

/** `Monday, November 30, 2026 at 9:00 a.m. EST`: an instant by the clocks of the zone it was chosen in. */
export function scheduleText(iso: string, zone: string | null, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions = {
    ...({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
  };
  try {
    return new Intl.DateTimeFormat(intlLocale[locale], { ...options, ...(zone !== null && { timeZone: zone }) }).format(
      new Date(iso),
    );
  } catch {
    // A zone that this browser does not know: its own is better than none, and the text names it.
    return new Intl.DateTimeFormat(intlLocale[locale], options).format(new Date(iso));
  }
}
