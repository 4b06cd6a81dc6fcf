import type pg from 'pg';
import { locales, StockPointKind } from '@dronesoccer/contracts';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { arenaHours, arenaIdOf, arenaPictureTexts, arenaTextOf, demoArenas } from './arenas.ts';
import { demoLocations } from './locations.ts';
import { demoSlots } from './slots.ts';
import { companyIdOf } from './write-accounts.ts';

const locationId = (key: string, order: number): string => stableId(`location/${key}`, order);

/** Returns the id of a demo location by its key. */
export const locationIdOf = (key: string): string =>
  locationId(
    key,
    demoLocations.findIndex((place) => place.key === key),
  );

export const shelfId = (key: string): string => stableId(`stock-point/${key}`);

export async function seedPlaces(client: pg.Client): Promise<void> {
  await insertMissing(
    client,
    'locations',
    demoLocations.map((place, order) => ({
      id: locationId(place.key, order),
      city: place.city,
      address: place.address,
      province: place.province,
      postal_code: place.postalCode,
      latitude: place.latitude,
      longitude: place.longitude,
      time_zone: place.timeZone,
      image_url: `/pictures/places/${place.key}.webp`,
      company_id: companyIdOf(place.company),
    })),
  );
  await insertMissing(
    client,
    'location_translations',
    demoLocations.flatMap((place, order) =>
      locales.map((locale) => ({
        location_id: locationId(place.key, order),
        locale,
        name: place.name[locale],
      })),
    ),
  );
  await insertMissing(
    client,
    'stock_points',
    demoLocations.map((place, order) => ({
      id: shelfId(place.key),
      kind: StockPointKind.LOCATION,
      location_id: locationId(place.key, order),
    })),
  );
}

export async function seedArenas(client: pg.Client): Promise<void> {
  await insertMissing(
    client,
    'arenas',
    demoArenas.map((arena) => ({
      id: arenaIdOf(arena.key),
      location_id: locationIdOf(arena.location),
      class: arena.class,
      capacity: arena.capacity,
      pictures: arena.pictures.map((picture) => ({
        url: `/pictures/arena/${picture}.webp`,
        alt: arenaPictureTexts[picture],
        width: null,
        height: null,
      })),
      hours: arenaHours,
    })),
  );
  await insertMissing(
    client,
    'arena_translations',
    demoArenas.flatMap((arena) =>
      locales.map((locale) => {
        const { gettingThere, standardIncludes, premiumIncludes, ...texts } = arenaTextOf(arena, locale);
        return {
          arena_id: arenaIdOf(arena.key),
          locale,
          ...texts,
          getting_there: gettingThere,
          standard_includes: standardIncludes,
          premium_includes: premiumIncludes,
        };
      }),
    ),
  );
}

export async function seedSlots(client: pg.Client, now: Date): Promise<void> {
  await insertMissing(client, 'class_slots', demoSlots(now));
}
