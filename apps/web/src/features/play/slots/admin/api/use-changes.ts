import type { SlotAdminWire, SlotTermsBody } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Save } from '@/features/common/admin/use-edit-form';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { overlaps } from '../model/slot-form';
import { dayOf } from '../model/wall-time';

/** Every calendar on the way shows the change. */
export function useRefreshedSlots(): { onSettled: () => Promise<unknown> } {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('slots') }) };
}

/** Refusals are shown in the drawer, or where the slot was put. */
const inPlace = { meta: { failure: false } } as const;

/** A refused overlap, with the slot that stands in the way. */
async function withStanding(error: unknown, { id, terms }: Save<SlotTermsBody>): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'BOOK_017') return error;
  const { arenaId, localStart, localEnd } = terms;
  // One of the evening before may reach into the day.
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
