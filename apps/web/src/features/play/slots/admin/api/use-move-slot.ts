import { ApiError } from '@/lib/errors/api-error';
import type { SlotAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { overlapIn, currentTerms } from '../model/slot-form';
import { slotText, timesText } from '../model/words';
import { useSaveSlot } from './use-changes';

/** Moves a slot at once and offers Undo. If the server refuses, the slot moves back and the reason is shown. */
export function useMoveSlot() {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const save = useSaveSlot();
  const refused = (error: unknown): string => {
    const overlap = overlapIn(error);
    if (overlap) return t('move.overlap', { times: timesText(overlap.localStart, overlap.localEnd, locale) });
    if (error instanceof ApiError && error.code === 'ARENA_008') return t('move.changed');
    return errorMessage(error);
  };
  const put = async (slot: SlotAdminWire, localStart: string, localEnd: string): Promise<SlotAdminWire | null> => {
    const terms = { ...currentTerms(slot), localStart, localEnd };
    try {
      return await save.mutateAsync({ id: slot.id, terms, version: slot.version });
    } catch (error) {
      notify({ type: 'danger', message: refused(error) });
      return null;
    }
  };
  return async (slot: SlotAdminWire, localStart: string, localEnd: string, revert: () => void): Promise<void> => {
    const moved = await put(slot, localStart, localEnd);
    if (!moved) return revert();
    notifyUndo(t('move.done', { slot: slotText(moved, locale) }), () => {
      void put(moved, slot.localStart, slot.localEnd).then(
        (back) => back && notify({ type: 'success', message: t('move.undone') }),
      );
    });
  };
}
