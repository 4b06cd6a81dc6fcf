import { type ArenaClass, limits } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

export interface WantedArenas {
  class: ArenaClass | undefined;
  /** Degrees; the nearest come first. */
  from: { latitude: string; longitude: string } | null;
  /** Only those with a free seat on this day, or until the end of the week. */
  day?: string | null | undefined;
  freeThisWeek?: boolean;
}

/** Map and list show the same arenas, so all of them come at once. */
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
