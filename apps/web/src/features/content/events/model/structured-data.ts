import { type EventDetailWire, type Locale, provinces } from '@dronesoccer/contracts';
import { localPath, paths } from '@/lib/paths';

/**
 * Returns the event's structured data for search engines (schema.org/SportsEvent). Its addresses are relative to the
 * page that contains the data.
 */
export function eventStructuredData(event: EventDetailWire, locale: Locale): object {
  const { address, title, summary, startsAt, endsAt, localStart, localEnd, venue, city, province } = event;
  const { picture, isCancelled, entry } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: title,
    sport: 'Drone soccer',
    url: localPath(paths.eventPage(address), locale),
    startDate: withOffset(localStart, startsAt),
    endDate: withOffset(localEnd, endsAt),
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: provinces[province][locale],
        addressCountry: 'CA',
      },
    },
    ...(summary !== '' && { description: summary }),
    ...(picture !== null && { image: picture.url }),
    ...(entry !== null && {
      offers: {
        '@type': 'Offer',
        url: localPath(paths.book(entry.slotId), locale),
        availability: `https://schema.org/${entry.price === null ? 'SoldOut' : 'InStock'}`,
        ...(entry.price !== null && { price: entry.price.toFixed(2), priceCurrency: 'CAD' }),
      },
    }),
  };
}

const msPerMinute = 60_000;

/** Returns a wall time with its offset from UTC, `2027-02-20T19:00-05:00`, which is the difference to the instant. */
function withOffset(local: string, instant: string): string {
  const minutes = (Date.parse(`${local}Z`) - Date.parse(instant)) / msPerMinute;
  const digits = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
}
