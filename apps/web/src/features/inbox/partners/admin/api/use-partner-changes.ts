import type { PartnerAdminWire, PartnerState, PartnerTerms } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';

function useRefreshed(): { onSettled: () => Promise<unknown> } {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('partners') }) };
}

/** Errors are shown beside their fields or in the dialog that sent the request. */
const inPlace = { meta: { failure: false } } as const;

export function useSavePartner(): UseMutationResult<PartnerAdminWire, Error, Save<PartnerTerms>> {
  return useMutation({
    mutationFn: async (save: Save<PartnerTerms>) => {
      if (save.id === null) throw new RangeError('A partner begins with its application');
      return call('partners.admin.update', { params: { id: save.id }, body: { ...save.terms, version: save.version } });
    },
    ...inPlace,
    ...useRefreshed(),
  });
}

/** A change from the state that the administrator saw. The server refuses it if the state has changed meanwhile. */
interface Move {
  id: string;
  from: PartnerState;
}

const moveOf = ({ id, from }: Move) => ({ params: { id }, query: { expected: from } });

export function useActivatePartner(): UseMutationResult<PartnerAdminWire, Error, Move> {
  return useMutation({ mutationFn: (move: Move) => call('partners.admin.activate', moveOf(move)), ...useRefreshed() });
}

export function useDeactivatePartner(): UseMutationResult<PartnerAdminWire, Error, Move> {
  return useMutation({
    mutationFn: (move: Move) => call('partners.admin.deactivate', moveOf(move)),
    ...useRefreshed(),
  });
}

export function useResendApproval(): UseMutationResult<null, Error, string> {
  return useMutation({ mutationFn: (id: string) => call('partners.admin.resend', { params: { id } }) });
}

export function useDeletePartner(): UseMutationResult<null, Error, { id: string; version: number }> {
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call('partners.admin.delete', { params: { id }, query: { version } }),
    ...inPlace,
    ...useRefreshed(),
  });
}
