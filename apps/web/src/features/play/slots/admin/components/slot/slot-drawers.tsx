import type { SlotAdminWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arenaText } from '@/features/common/admin/every-arena';
import { useLocation } from 'react-router-dom';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { ApiError } from '@/lib/errors/api-error';
import { useLocale } from '@/lib/i18n/use-locale';
import { isRecord } from '@/lib/is-record';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { useFirst } from '@/lib/use-first';
import { useSlotBoard, useSlotCalendar } from '../../api/use-slot-board';
import { firstTime } from '../../model/calendar-days';
import { usualPrices } from '../../model/prices';
import { formOf, newSlot } from '../../model/slot-form';
import { isWithin } from '../../model/view';
import { dayOf, plusMinutes } from '../../model/wall-time';
import { NewSlotForm } from './new-slot-form';
import { SlotFormDrawer } from './slot-form-drawer';

/** The drawer for a new slot, at the time selected in the calendar or else on the selected day. */
export function NewSlotDrawer() {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const state: unknown = useLocation().state;
  const board = useSlotBoard();
  const { arena } = board;
  const calendar = useSlotCalendar(board);
  const detail = useQuery({
    ...callQuery('arenas.admin.get', { params: { id: arena?.id ?? '' } }),
    enabled: arena !== null,
  });
  const failed = [board.arenas, calendar, detail].find(({ error }) => error);
  // A rotated phone shows other days, which load anew. The form stays meanwhile.
  const data = useFirst(arena === null || calendar.isPending || detail.isPending ? undefined : arena);
  return (
    <LoadedDrawer
      query={{ data, error: failed?.error ?? null, refetch: () => failed?.refetch() }}
      title={t('form.newTitle')}
      backTo={paths.classSlots}
    >
      {(chosen) => {
        const marked = markedIn(state);
        const start = marked?.localStart ?? `${board.day}T${firstTime(board.day, detail.data?.hours ?? [])}`;
        const values = newSlot(start, marked?.localEnd ?? plusMinutes(start, 60), chosen.capacity);
        return (
          <NewSlotForm
            board={board}
            arena={{ id: chosen.id, name: arenaText(chosen, locale) }}
            values={{ ...values, ...usualPrices(calendar.data?.slots ?? [], locale) }}
          />
        );
      }}
    </LoadedDrawer>
  );
}

/** The drawer of a slot. A shared URL first switches to the slot's arena and day. */
export function SlotDrawer({ id }: { id: string }) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const board = useSlotBoard();
  const { arena, chooseArena, show } = board;
  const calendar = useSlotCalendar(board);
  const shown = calendar.data?.slots.find((each) => each.id === id);
  // Keep the slot that the form started from, whatever the calendar loads meanwhile.
  const [slot, setSlot] = useState<SlotAdminWire | null>(null);
  if (shown && !slot) setSlot(shown);
  const isElsewhere = slot === null && calendar.isSuccess && !shown;
  const found = useQuery({ ...callQuery('slots.get', { params: { id } }), enabled: isElsewhere });
  const { data: there } = found;
  useEffect(() => {
    if (!there) return;
    chooseArena(there.arenaId);
    show({ day: dayOf(there.localStart) });
  }, [there, chooseArena, show]);
  // A cancelled slot or a slot of another company is not in any calendar that the administrator sees.
  const isMine = there && board.arenas.data?.some((each) => each.id === there.arenaId);
  const isReached = there && arena?.id === there.arenaId && isWithin(board.range, dayOf(there.localStart));
  const isGone = there && (!isMine || (isReached && isElsewhere && !calendar.isFetching));
  const failed = [board.arenas, calendar, found].find(({ error }) => error);
  const gone = isGone ? new ApiError({ kind: 'http', status: 404, serverMessage: t('form.gone') }) : null;
  return (
    <LoadedDrawer
      query={{
        data: slot !== null && arena !== null ? { slot, arena } : undefined,
        error: failed?.error ?? gone,
        refetch: () => failed?.refetch(),
      }}
      title={t('form.loading')}
      backTo={paths.classSlots}
    >
      {(loaded) => (
        <SlotFormDrawer
          arena={{ id: loaded.arena.id, name: arenaText(loaded.arena, locale) }}
          slot={loaded.slot}
          values={formOf(loaded.slot, locale)}
        />
      )}
    </LoadedDrawer>
  );
}

/** Returns the time selected in the calendar, from the navigation state. */
function markedIn(state: unknown): { localStart: string; localEnd: string } | null {
  if (!isRecord(state)) return null;
  const { localStart, localEnd } = state;
  return typeof localStart === 'string' && typeof localEnd === 'string' ? { localStart, localEnd } : null;
}
