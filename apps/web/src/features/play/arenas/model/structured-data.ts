import type { ArenaDetailWire } from '@dronesoccer/contracts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Returns the arena's structured data for search engines (schema.org/SportsActivityLocation). */
export function arenaStructuredData({ name, location, pictures, hours }: ArenaDetailWire, url: string): object {
  const origin = new URL(url).origin;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    name: `${name}, ${location.name}`,
    url,
    image: pictures.map((picture) => new URL(picture.url, origin).href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      addressLocality: location.city,
      addressRegion: location.province,
      postalCode: location.postalCode,
      addressCountry: 'CA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    openingHoursSpecification: hours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[day - 1]}`,
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  };
}
