import { type CloseSlotsBody, SlotState } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { queryKeys } from '@/lib/query/keys';
import { currentTerms } from '../model/slot-form';
import { type CloseUndo, undoOf } from '../model/undo-close';

const stateBefore = (state: CloseSlotsBody['state']): CloseSlotsBody['state'] =>
  state === SlotState.CLOSED ? SlotState.OPEN : SlotState.CLOSED;

/**
 * Closes or opens an arena's slots in a range of days and offers Undo. Undo does not touch slots that already had the
 * new state.
 */
export function useCloseRange() {
  const { t } = useTranslation('slots.admin');
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: queryKeys.area('slots') });
  const slotsOf = async ({ arenaId, from, to }: CloseSlotsBody) =>
    (await call('slots.admin.list', { query: { arenaId, from, to } })).slots;

  const putBack = async (body: CloseSlotsBody, { ranges, single }: CloseUndo) => {
    const state = stateBefore(body.state);
    for (const range of ranges) await call('slots.admin.close', { body: { arenaId: body.arenaId, ...range, state } });
    if (single.length === 0) return;
    for (const slot of await slotsOf(body)) {
      if (!single.includes(slot.id) || slot.state !== body.state) continue;
      const terms = { ...currentTerms(slot), state, version: slot.version };
      await call('slots.admin.update', { params: { id: slot.id }, body: terms });
    }
  };
  return useMutation({
    mutationFn: async (body: CloseSlotsBody) => {
      const before = await slotsOf(body);
      const { changed } = await call('slots.admin.close', { body });
      return { changed, undo: undoOf(body, before, body.state) };
    },
    meta: { failure: false },
    onSuccess: ({ changed, undo }, body) => {
      const isClosing = body.state === SlotState.CLOSED;
      const message = t(isClosing ? 'close.closed' : 'close.opened', { count: changed });
      if (changed === 0)
        return notify({ type: 'default', message: t(isClosing ? 'close.noneOpen' : 'close.noneClosed') });
      return notifyUndo(message, () => {
        void putBack(body, undo)
          .then(() => notify({ type: 'success', message: t('close.undone') }))
          .catch((error: unknown) => notify({ type: 'danger', message: errorMessage(error) }))
          .finally(() => void refresh());
      });
    },
    onSettled: refresh,
  });
}
