import type { SlotAdminWire, SlotTermsBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Save } from '@/features/dashboard/common/use-edit-form';
import { call } from '@/lib/http/call';
import { useAttempt } from '@/lib/query/use-attempt';
import { queryKeys } from '@/lib/query/keys';

/** Every calendar on the way shows the change. */
export function useRefreshedSlots(): { onSettled: () => Promise<unknown> } {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('slots') }) };
}

/** Refusals are shown in the drawer, or where the slot was put. */
const inPlace = { meta: { failure: false } } as const;

export function useSaveSlot(): UseMutationResult<SlotAdminWire, Error, Save<SlotTermsBody>> {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (save: Save<SlotTermsBody>) =>
      save.id === null
        ? call('slots.admin.create', { body: save.terms, idempotencyKey: attempt.keyFor(save.terms) })
        : call('slots.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } }),
    onSuccess: attempt.done,
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
