import type { ArenaAdminRowWire, ArenaAdminWire } from '@dronesoccer/contracts';
import type { AdminArenaRow } from './arenas.queries.js';

export function presentArenaRow(row: AdminArenaRow): ArenaAdminRowWire {
  return {
    id: row.id,
    name: { en: row.texts.en.name, fr: row.texts.fr.name },
    class: row.class,
    capacity: row.capacity,
    isActive: row.isActive,
    location: row.location,
    company: row.company,
    cover: row.pictures[0]?.url ?? null,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentAdminArena(row: AdminArenaRow): ArenaAdminWire {
  return {
    ...presentArenaRow(row),
    texts: row.texts,
    pictures: row.pictures.map(({ url, alt }) => ({ url, alt })),
    hours: [...row.hours],
  };
}
