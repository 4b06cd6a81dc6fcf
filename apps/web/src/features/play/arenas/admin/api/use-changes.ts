import type { ArenaAdminWire, ArenaTerms, LocationAdminWire, LocationTerms } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';

/**
 * Refreshes arenas, locations and companies together, because arenas show their location, and locations and companies
 * show counts.
 */
function useRefreshed(): { onSettled: () => Promise<unknown> } {
  const client = useQueryClient();
  const areas = ['arenas', 'locations', 'companies'] as const;
  return {
    onSettled: () => Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: queryKeys.area(area) }))),
  };
}

/** The form or dialog that made the change shows the refusal. */
const inPlace = { meta: { failure: false } } as const;

export function useSaveArena(): UseMutationResult<ArenaAdminWire, Error, Save<ArenaTerms>> {
  return useMutation({
    mutationFn: (save: Save<ArenaTerms>) =>
      save.id === null
        ? call('arenas.admin.create', { body: save.terms })
        : call('arenas.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useDeactivateArena(): UseMutationResult<ArenaAdminWire, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('arenas.admin.deactivate', { params: { id } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useSaveLocation(): UseMutationResult<LocationAdminWire, Error, Save<LocationTerms>> {
  return useMutation({
    mutationFn: (save: Save<LocationTerms>) =>
      save.id === null
        ? call('locations.admin.create', { body: save.terms })
        : call('locations.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useCloseLocation(): UseMutationResult<LocationAdminWire, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('locations.admin.close', { params: { id } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useReopenLocation(): UseMutationResult<LocationAdminWire, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('locations.admin.reopen', { params: { id } }),
    ...useRefreshed(),
  });
}
