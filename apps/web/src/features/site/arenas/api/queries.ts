import { type ArenaClass, limits } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

export interface WantedArenas {
  class: ArenaClass | undefined;
  /** Degrees; the nearest come first. */
  from: { latitude: string; longitude: string } | null;
}

/** Map and list show the same arenas, so all of them come at once. */
export const arenasQuery = ({ class: arenaClass, from }: WantedArenas) =>
  listQuery('arenas.list', {
    query: {
      pageSize: limits.page.max,
      ...(arenaClass && { class: arenaClass }),
      ...(from && { lat: from.latitude, lng: from.longitude }),
    },
  });

export const arenaQuery = (id: string) => callQuery('arenas.get', { params: { id } });
