import {
  ArenaClass,
  type ArenaText,
  locales,
  type LocalText,
  type ProvinceCode,
  StockPointKind,
} from '@dronesoccer/contracts';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { companyIdOf } from './accounts.ts';
import { readData } from './read-data.ts';

export interface DemoLocation {
  readonly key: string;
  readonly city: string;
  readonly name: LocalText;
  readonly address: string;
  readonly province: ProvinceCode;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly size: 'large' | 'small';
  /** The key of the company that runs the location. */
  readonly company: string;
}

const { companies, locations } = readData<{
  companies: Readonly<Record<string, string>>;
  locations: readonly DemoLocation[];
}>('locations');
export const demoLocations = locations;

/** The standard and premium price in cents. */
type Prices = readonly [number, number];

interface ClassOfArena {
  readonly name: LocalText;
  readonly description: LocalText;
  readonly capacity: number;
  /** Names of pictures that ship with the site; the first is the cover. */
  readonly pictures: readonly string[];
  readonly prices: Readonly<Record<'guest' | 'member' | 'full', Prices>>;
}

const { classes, texts, pictures, hours, team } = readData<{
  classes: Readonly<Record<keyof typeof ArenaClass, ClassOfArena>>;
  texts: Readonly<Record<Exclude<keyof ArenaText, 'name' | 'description'>, LocalText>>;
  pictures: Readonly<Record<string, LocalText>>;
  hours: readonly object[];
  team: Prices;
}>('arenas');
export const teamPrices = team;

export interface DemoArena extends ClassOfArena {
  readonly id: string;
  readonly key: string;
  readonly place: DemoLocation;
  readonly class: ArenaClass;
}

function arenaAt(place: DemoLocation, name: keyof typeof ArenaClass): DemoArena {
  const key = `${place.key}-${name.slice(-2)}`;
  return { id: stableId(`arena/${key}`), key, place, class: ArenaClass[name], ...classes[name] };
}

/**
 * A large location has an arena of each class. A small one has a class 20 arena, or a class 40 arena at every third
 * index.
 */
export const demoArenas: readonly DemoArena[] = demoLocations.flatMap((place, index) =>
  place.size === 'large'
    ? [arenaAt(place, 'CLASS_20'), arenaAt(place, 'CLASS_40')]
    : [arenaAt(place, index % 3 === 2 ? 'CLASS_40' : 'CLASS_20')],
);

export const locationIdOf = ({ key }: DemoLocation): string =>
  stableId(
    `location/${key}`,
    demoLocations.findIndex((place) => place.key === key),
  );

export const shelfIdOf = ({ key }: DemoLocation): string => stableId(`stock-point/${key}`);

export const seedPlaces = (client: pg.Client): Promise<void> =>
  insertMissing(client, {
    companies: Object.entries(companies).map(([key, name]) => ({ id: companyIdOf(key), name })),
    locations: demoLocations.map((place) => {
      const { key, name: _name, size: _size, company, ...facts } = place;
      return {
        id: locationIdOf(place),
        ...facts,
        imageUrl: `/pictures/places/${key}.webp`,
        companyId: companyIdOf(company),
      };
    }),
    location_translations: demoLocations.flatMap((place) =>
      locales.map((locale) => ({ locationId: locationIdOf(place), locale, name: place.name[locale] })),
    ),
    stock_points: demoLocations.map((place) => ({
      id: shelfIdOf(place),
      kind: StockPointKind.LOCATION,
      locationId: locationIdOf(place),
    })),
    arenas: demoArenas.map((arena) => ({
      id: arena.id,
      locationId: locationIdOf(arena.place),
      class: arena.class,
      capacity: arena.capacity,
      pictures: arena.pictures.map((picture) => ({
        url: `/pictures/arena/${picture}.webp`,
        alt: pictures[picture],
        width: null,
        height: null,
      })),
      hours,
    })),
    arena_translations: demoArenas.flatMap(({ id, name, description }) =>
      locales.map((locale) => ({
        arenaId: id,
        locale,
        ...Object.fromEntries(
          Object.entries({ name, description, ...texts }).map(([field, text]) => [field, text[locale]]),
        ),
      })),
    ),
  });
