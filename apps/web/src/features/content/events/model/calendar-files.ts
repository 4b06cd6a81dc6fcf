import type { Locale } from '@dronesoccer/contracts';

// The calendar files are plain links, because calendar programs read them too. So the address names the language.

export const feedAddress = (locale: Locale): string => `/api/events-feed.ics?locale=${locale}`;

export const calendarFileAddress = (address: string, locale: Locale): string =>
  `/api/events/${encodeURIComponent(address)}/calendar.ics?locale=${locale}`;
