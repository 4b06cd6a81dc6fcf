import type { SlotAdminWire, SlotTermsBody } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Save } from '@/features/common/admin/use-edit-form';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { overlaps } from '../model/slot-form';
import { dayOf } from '../model/wall-time';

/** Refetches every calendar after a change. */
export function useRefreshedSlots(): { onSettled: () => Promise<unknown> } {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('slots') }) };
}

/** The drawer or the calendar shows the refusal. */
const inPlace = { meta: { failure: false } } as const;

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

export function useSaveSlot(): UseMutationResult<SlotAdminWire, Error, Save<SlotTermsBody>> {
  return useMutation({
    mutationFn: (save: Save<SlotTermsBody>) => {
      const saved =
        save.id === null
          ? call('slots.admin.create', { body: save.terms })
          : call('slots.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } });
      return saved.catch(async (error: unknown) => {
        throw await withStanding(error, save);
      });
    },
    ...inPlace,
    ...useRefreshedSlots(),
  });
}

export function useCancelSlot(): UseMutationResult<SlotAdminWire, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('slots.admin.remove', { params: { id } }),
    ...inPlace,
    ...useRefreshedSlots(),
  });
}
