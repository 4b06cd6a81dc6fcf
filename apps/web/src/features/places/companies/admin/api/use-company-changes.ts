import type { CompanyAdminBody, CompanyDetailWire, CreateCompanyBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';

/** Locations and arenas show their company, so they are refreshed too. */
function useRefreshed(): { onSettled: () => Promise<unknown> } {
  const client = useQueryClient();
  const areas = ['companies', 'locations', 'arenas'] as const;
  return {
    onSettled: () => Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: queryKeys.area(area) }))),
  };
}

/** Errors are shown beside their fields or in the dialog that sent the request. */
const inPlace = { meta: { failure: false } } as const;

type Change<Asked> = UseMutationResult<CompanyDetailWire, Error, Asked>;

export function useCreateCompany(): Change<CreateCompanyBody> {
  return useMutation({
    mutationFn: (body: CreateCompanyBody) => call('companies.admin.create', { body }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useRenameCompany(id: string): Change<{ name: string; version: number }> {
  return useMutation({
    mutationFn: (body: { name: string; version: number }) => call('companies.admin.update', { params: { id }, body }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useDeactivateCompany(id: string): Change<void> {
  return useMutation({
    mutationFn: () => call('companies.admin.deactivate', { params: { id } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useActivateCompany(id: string): Change<void> {
  return useMutation({ mutationFn: () => call('companies.admin.activate', { params: { id } }), ...useRefreshed() });
}

export function useInviteAdmin(id: string): Change<CompanyAdminBody> {
  return useMutation({
    mutationFn: (body: CompanyAdminBody) => call('companies.admin.inviteAdmin', { params: { id }, body }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useRemoveAdmin(id: string): Change<string> {
  return useMutation({
    mutationFn: (userId: string) => call('companies.admin.removeAdmin', { params: { id, userId } }),
    ...inPlace,
    ...useRefreshed(),
  });
}
