import type { ArenaDetailWire, ArenaWire, Locale } from '@dronesoccer/contracts';
import { presentLocation } from '../../places/locations/index.js';
import type { ArenaDetailRow, ArenaRow } from './arenas.queries.js';

export function presentArena(row: ArenaRow): ArenaWire {
  return {
    id: row.id,
    name: row.name,
    class: row.class,
    capacity: row.capacity,
    cover: row.cover,
    location: presentLocation(row.place),
    // Round to the metre; more digits would be noise.
    ...(row.distanceKm !== null && { distanceKm: Math.round(row.distanceKm * 1_000) / 1_000 }),
  };
}

export function presentArenaDetail(row: ArenaDetailRow, locale: Locale): ArenaDetailWire {
  return {
    ...presentArena(row),
    description: row.description,
    rules: row.rules,
    bring: row.bring,
    gettingThere: row.gettingThere,
    tiers: row.tiers,
    pictures: row.pictures.map(({ alt, ...picture }) => ({ ...picture, alt: alt[locale] })),
    hours: row.hours,
    timeZone: row.timeZone,
  };
}
