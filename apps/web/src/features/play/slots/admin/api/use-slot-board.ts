import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { todayText } from '@/lib/days';
import { callQuery } from '@/lib/query/call-query';
import { useTableState } from '@/lib/table/use-table-state';
import { useIsPhone } from '@/lib/use-is-phone';
import { phoneViews, rangeOf, slotTable, type SlotView, slotViews } from '../model/view';
import { everyArena } from '@/features/common/admin/every-arena';
import { rememberArena, rememberedArena } from '@/features/common/admin/remembered-arena';
import { remember, readRemembered } from '@/lib/remembered';

/** The storage key of the account's last view. */
const lastView = 'slots-view';

/** Returns the selected arena, days and view from the URL, for the page and its drawers. */
export function useSlotBoard() {
  const { filters, setFilters } = useTableState(slotTable);
  const isPhone = useIsPhone();
  const arenas = useQuery(everyArena());
  const views: readonly SlotView[] = isPhone ? phoneViews : slotViews;
  const wanted = filters.view ?? views.find((each) => each === readRemembered(lastView)) ?? (isPhone ? 'day' : 'week');
  const view = views.includes(wanted) ? wanted : 'list';
  const day = filters.day ?? todayText();
  const choices = arenas.data ?? [];
  const find = (id: string | null | undefined) => choices.find((each) => each.id === id);
  const arena =
    find(filters.arenaId) ?? find(rememberedArena()) ?? choices.find(({ isActive }) => isActive) ?? choices[0] ?? null;
  return {
    ...{ arenas, arena, views, view, day },
    range: rangeOf(view, day),
    chooseArena: useCallback(
      (arenaId: string) => {
        rememberArena(arenaId);
        setFilters({ arenaId });
      },
      [setFilters],
    ),
    show: useCallback(
      (change: { view?: SlotView; day?: string }) => {
        if (change.view) remember(lastView, change.view);
        setFilters(change);
      },
      [setFilters],
    ),
  };
}

export type SlotBoard = ReturnType<typeof useSlotBoard>;

/** Fetches the slots of the visible days once an arena is selected. */
export function useSlotCalendar({ arena, range }: Pick<SlotBoard, 'arena' | 'range'>) {
  const query = { arenaId: arena?.id ?? '', ...range };
  return useQuery({ ...callQuery('slots.admin.list', { query }), enabled: arena !== null });
}
