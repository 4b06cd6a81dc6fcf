import type { ArenaAdminRowWire, Locale } from '@dronesoccer/contracts';
import { queryOptions } from '@tanstack/react-query';
import { everyRow } from './every-row';
import { call } from '@/lib/http/call';
import { currentLocale } from '@/lib/i18n/i18n';
import { queryKeys } from '@/lib/query/keys';

/** Returns the query for every arena that the administrator manages, including inactive arenas. */
export const everyArena = () =>
  queryOptions<ArenaAdminRowWire[]>({
    queryKey: queryKeys.call('arenas.admin.list', currentLocale(), 'every'),
    queryFn: ({ signal }) => everyRow((query) => call('arenas.admin.list', { query, signal, skipLoader: true })),
  });

/**
 * Returns the arena's city, name and location, because arenas in different cities may share a name and a city may have
 * two locations.
 */
export const arenaText = ({ name, location }: Pick<ArenaAdminRowWire, 'name' | 'location'>, locale: Locale): string =>
  `${location.city} · ${name[locale]} (${location.name[locale]})`;
