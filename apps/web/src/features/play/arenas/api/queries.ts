import { type ArenaClass, limits } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

interface WantedArenas {
  class: ArenaClass | undefined;
  /** The position in degrees. The nearest arenas come first. */
  from: { latitude: string; longitude: string } | null;
  /** Keeps only arenas with a free seat on this day, or until the end of the week. */
  day?: string | null | undefined;
  freeThisWeek?: boolean;
}

/** The map and the list show the same arenas, so all are fetched at once. */
export const arenasQuery = ({ class: arenaClass, from, day, freeThisWeek = false }: WantedArenas) =>
  listQuery('arenas.list', {
    query: {
      pageSize: limits.page.max,
      ...(arenaClass && { class: arenaClass }),
      ...(day && { day }),
      ...(freeThisWeek && { freeThisWeek }),
      ...(from && { lat: from.latitude, lng: from.longitude }),
    },
  });

export const arenaQuery = (id: string) => callQuery('arenas.get', { params: { id } });
