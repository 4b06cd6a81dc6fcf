import type { CompanyAdminBody, CreateCompanyBody } from '@dronesoccer/contracts';
import { changeIn, type Save } from '@/features/common/admin/use-edit-form';
import type { RunConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';
import { useChangeOnce } from '@/lib/query/use-once';

/** Locations and arenas show their company, so they are refreshed too. */
const areas = ['companies', 'locations', 'arenas'] as const;

export const useCreateCompany = (run: RunConfirmed) =>
  useChangeOnce(areas, (body: CreateCompanyBody, idempotencyKey) =>
    run(() => call('companies.admin.create', { body, idempotencyKey })),
  );

export const useRenameCompany = () =>
  useChange(areas, async (save: Save<{ name: string }>) => {
    const { id, terms, version } = changeIn(save);
    return call('companies.admin.update', { params: { id }, body: { ...terms, version } });
  });

export const useDeactivateCompany = (id: string) =>
  useChange(areas, () => call('companies.admin.deactivate', { params: { id } }));

export const useActivateCompany = (id: string) =>
  useChange(areas, () => call('companies.admin.activate', { params: { id } }), 'toast');

export const useInviteAdmin = (id: string, run: RunConfirmed) =>
  useChange(areas, (body: CompanyAdminBody) =>
    run(() => call('companies.admin.inviteAdmin', { params: { id }, body })),
  );

export const useRemoveAdmin = (id: string, run: RunConfirmed) =>
  useChange(areas, (userId: string) => run(() => call('companies.admin.removeAdmin', { params: { id, userId } })));
