import type { SlotTermsBody } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import type { Save } from '@/features/common/admin/use-edit-form';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';
import { useChangeOnce } from '@/lib/query/use-once';
import { overlaps } from '../model/slot-form';
import { dayOf } from '../model/wall-time';

/** Adds the conflicting slot to the error of a refused overlap. */
async function withStanding(error: unknown, { id, terms }: Save<SlotTermsBody>): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'BOOK_017') return error;
  const { arenaId, localStart, localEnd } = terms;
  // Start a day earlier, because a slot of the previous evening may extend into the day.
  const query = { arenaId, from: addDays(dayOf(localStart), -1), to: dayOf(localEnd) };
  const calendar = await call('slots.admin.list', { query }).catch(() => null);
  const standing = calendar?.slots.find((slot) => slot.id !== id && overlaps(slot, terms));
  return new ApiError({ ...error, data: standing });
}

export const useSaveSlot = () =>
  useChangeOnce(['slots'], (save: Save<SlotTermsBody>, idempotencyKey) => {
    const saved =
      save.id === null
        ? call('slots.admin.create', { body: save.terms, idempotencyKey })
        : call('slots.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } });
    return saved.catch(async (error: unknown) => {
      throw await withStanding(error, save);
    });
  });

export const useCancelSlot = () => useChange(['slots'], (id: string) => call('slots.admin.remove', { params: { id } }));
