import { useQueries, useQuery } from '@tanstack/react-query';
import { everyArena } from '@/features/common/admin/every-arena';
import { rememberArena, rememberedArena } from '@/features/common/admin/remembered-arena';
import { listQuery } from '@/lib/query/list-query';
import { filterFields } from '@/lib/table/filter-fields';
import { useTableState } from '@/lib/table/use-table-state';
import { placeOf } from '../model/place';

/** What is looked at, as it stands in the address: `scan` is the scanner over the list. */
const dayTable = {
  filters: {
    locationId: filterFields.id(),
    arenaId: filterFields.id(),
    day: filterFields.day(),
    scan: filterFields.flag(),
  },
  sorts: [],
};

/** People come while it is looked at, and others check them in. */
const everyMs = 15_000;

/** The place and day that are looked at, and who comes: one sheet for each arena of the place. */
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
  // Until its own comes, a query still shows the sheet of the arena before.
  const sheets = found.flatMap(({ data }, index) => (data && data.arena.id === asked[index]?.id ? [data] : []));
  return {
    ...{ arenas, place, sheets },
    /** Every arena's sheet is there. */
    isComplete: asked.length > 0 && sheets.length === asked.length,
    failed: found.find(({ error }) => error),
    isScanning: filters.scan === true,
    choosePlace: (chosen: { locationId?: string; arenaId?: string }) => {
      const arena = arenas.data?.find(({ id, location }) => id === chosen.arenaId || location.id === chosen.locationId);
      if (arena) rememberArena(arena.id);
      setFilters({ locationId: chosen.locationId, arenaId: chosen.arenaId });
    },
    /** Undefined: today at the arena. */
    showDay: (day: string | undefined) => setFilters({ day }),
    setScanning: (isOn: boolean) => setFilters({ scan: isOn ? true : undefined }),
  };
}
