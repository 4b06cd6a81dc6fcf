import { useQuery } from '@tanstack/react-query';
import { everyArena } from '@/features/dashboard/common/every-arena';
import { rememberArena, rememberedArena } from '@/features/dashboard/common/remembered-arena';
import { listQuery } from '@/lib/query/list-query';
import { filterFields } from '@/lib/table/filter-fields';
import { useTableState } from '@/lib/table/use-table-state';

/** What is looked at, as it stands in the address: `scan` is the scanner over the list. */
const dayTable = {
  filters: { arenaId: filterFields.id(), day: filterFields.day(), scan: filterFields.flag() },
  sorts: [],
};

/** People come while it is looked at, and others check them in. */
const everyMs = 15_000;

/** Which arena and day are looked at, and who comes. */
export function useDayBoard() {
  const { filters, setFilters } = useTableState(dayTable);
  const arenas = useQuery(everyArena());
  const choices = arenas.data ?? [];
  const find = (id: string | null | undefined) => choices.find((each) => each.id === id);
  const arena =
    find(filters.arenaId) ?? find(rememberedArena()) ?? choices.find(({ isActive }) => isActive) ?? choices[0] ?? null;
  const query = { arenaId: arena?.id ?? '', day: filters.day };
  const sheet = useQuery({
    ...listQuery('bookings.day.sheet', { query }),
    enabled: arena !== null,
    staleTime: 0,
    refetchInterval: everyMs,
  });
  return {
    ...{ arenas, arena, sheet },
    isScanning: filters.scan === true,
    chooseArena: (arenaId: string) => {
      rememberArena(arenaId);
      setFilters({ arenaId });
    },
    /** Undefined: today at the arena. */
    showDay: (day: string | undefined) => setFilters({ day }),
    setScanning: (isOn: boolean) => setFilters({ scan: isOn ? true : undefined }),
  };
}
