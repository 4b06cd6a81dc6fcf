import { ContentKind, type Locale, locales, type LocalText, TextStatus, type Weekday } from '@dronesoccer/contracts';
import { addDays, weekdayOf } from '@dronesoccer/domain';
import { dayAt, placeSpan } from '@dronesoccer/domain/calendar';
import type pg from 'pg';
import { insertFirstVersions } from '../first-versions.ts';
import { stableId } from '../stable-id.ts';
import { insertMissing, type Tables } from '../write.ts';
import { demoLocations } from './places.ts';
import { readData } from './read-data.ts';

interface DemoEvent extends Readonly<Record<Locale, Readonly<Record<'slug' | 'title' | 'summary' | 'body', string>>>> {
  readonly key: string;
  /** The key of the location. */
  readonly location: string;
  /** By default the location. */
  readonly venue?: string;
  readonly isOutdoor?: boolean;
  readonly after: number;
  readonly weekday: Weekday;
  /** The local start and end. */
  readonly hours: readonly [string, string];
  /** The name of a picture that ships with the site. An event without one shows the default picture. */
  readonly picture?: string;
  readonly pictureAlt?: LocalText;
}

function placeOf({ key, location }: DemoEvent) {
  const place = demoLocations.find((each) => each.key === location);
  if (place === undefined) throw new Error(`The event ${key} names an unknown location: ${location}.`);
  return place;
}

/** Returns the facts of an event, in the weeks after the reference date. */
function factsOf(event: DemoEvent, now: Date): object {
  const place = placeOf(event);
  const { timeZone, province, city } = place;
  const { after, weekday, hours, venue = place.name.en, isOutdoor = false } = event;
  const earliest = addDays(dayAt(timeZone, now), after);
  const day = addDays(earliest, (7 + weekday - weekdayOf(earliest)) % 7);
  const { startsAt, endsAt, localStart, localEnd } = placeSpan(timeZone, {
    localStart: `${day}T${hours[0]}`,
    localEnd: `${day}T${hours[1]}`,
  });
  return { startsAt, endsAt, localStart, localEnd, timeZone, province, city, venue, isOutdoor, link: null };
}

/** Returns the rows of the announced events, published in both languages. */
export function demoEvents(now: Date): Tables {
  const kind = ContentKind.EVENT;
  const events = readData<readonly DemoEvent[]>('events').map((event, position) => ({
    ...event,
    ...{ id: stableId(`event/${event.key}`, position), position },
  }));
  return {
    content_entries: events.map(({ id, position, picture }) => ({
      ...{ id, kind, position, pictureUrl: picture === undefined ? null : `/pictures/arena/${picture}.webp` },
      ...{ isActive: true, version: 1, createdAt: now, updatedAt: now },
    })),
    content_texts: events.flatMap(({ id, pictureAlt, ...texts }) =>
      locales.map((locale) => {
        const { title, summary, body } = texts[locale];
        const alt = pictureAlt?.[locale] ?? '';
        return { entryId: id, locale, status: TextStatus.PUBLISHED, title, summary, body, pictureAlt: alt };
      }),
    ),
    content_slugs: events.flatMap(({ id, ...texts }) =>
      locales.map((locale) => ({ kind, locale, slug: texts[locale].slug, entryId: id, isCurrent: true })),
    ),
    announced_events: events.map((event) => ({ entryId: event.id, ...factsOf(event, now) })),
  };
}

export async function seedEvents(client: pg.Client, now: Date): Promise<void> {
  await insertMissing(client, demoEvents(now));
  await insertFirstVersions(client);
}
