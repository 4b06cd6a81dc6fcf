import type { ArenaTerms, LocationTerms } from '@dronesoccer/contracts';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';
import { useChangeOnce } from '@/lib/query/use-once';

/** Arenas show their location, and locations and companies show counts. */
const areas = ['arenas', 'locations', 'companies'] as const;

export const useSaveArena = () =>
  useChangeOnce(areas, (save: Save<ArenaTerms>, idempotencyKey) =>
    save.id === null
      ? call('arenas.admin.create', { body: save.terms, idempotencyKey })
      : call('arenas.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } }),
  );

export const useDeactivateArena = () =>
  useChange(areas, (id: string) => call('arenas.admin.deactivate', { params: { id } }));

export const useSaveLocation = () =>
  useChangeOnce(areas, (save: Save<LocationTerms>, idempotencyKey) =>
    save.id === null
      ? call('locations.admin.create', { body: save.terms, idempotencyKey })
      : call('locations.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } }),
  );

export const useCloseLocation = () =>
  useChange(areas, (id: string) => call('locations.admin.close', { params: { id } }));

export const useReopenLocation = () =>
  useChange(areas, (id: string) => call('locations.admin.reopen', { params: { id } }), 'toast');
