import { useQueries, useQuery } from '@tanstack/react-query';
import { everyArena } from '@/features/common/admin/every-arena';
import { rememberArena, rememberedArena } from '@/features/common/admin/remembered-arena';
import { listQuery } from '@/lib/query/list-query';
import { filterFields } from '@/lib/table/filter-fields';
import { useTableState } from '@/lib/table/use-table-state';
import { placeOf } from '../model/place';

/** The state of the page in the URL. `scan` shows the scanner over the list. */
const dayTable = {
  filters: {
    locationId: filterFields.id(),
    arenaId: filterFields.id(),
    day: filterFields.day(),
    scan: filterFields.flag(),
  },
  sorts: [],
};

/** Refetch while the page is open, because customers arrive and other staff check them in. */
const everyMs = 15_000;

/** Returns the selected place and day with its bookings: one sheet for each arena of the place. */
export function useDayBoard() {
  const { filters, setFilters } = useTableState(dayTable);
  const arenas = useQuery(everyArena());
  const place = placeOf(arenas.data ?? [], filters, rememberedArena());
  const asked = place?.arenas ?? [];
  const found = useQueries({
    queries: asked.map(({ id }) => ({
      ...listQuery('bookings.day.admin.sheet', { query: { arenaId: id, day: filters.day } }),
      staleTime: 0,
      refetchInterval: everyMs,
    })),
  });
  // While a query loads, it still returns the previous arena's sheet as a placeholder.
  const sheets = found.flatMap(({ data }, index) => (data && data.arena.id === asked[index]?.id ? [data] : []));
  return {
    ...{ arenas, place, sheets },
    /** True once every arena's sheet has loaded. */
    isComplete: asked.length > 0 && sheets.length === asked.length,
    failed: found.find(({ error }) => error),
    isScanning: filters.scan === true,
    choosePlace: (chosen: { locationId?: string; arenaId?: string }) => {
      const arena = arenas.data?.find(({ id, location }) => id === chosen.arenaId || location.id === chosen.locationId);
      if (arena) rememberArena(arena.id);
      setFilters({ locationId: chosen.locationId, arenaId: chosen.arenaId });
    },
    /** Undefined means today in the arena's time zone. */
    showDay: (day: string | undefined) => setFilters({ day }),
    setScanning: (isOn: boolean) => setFilters({ scan: isOn ? true : undefined }),
  };
}
