import type { PartnerState, PartnerTerms } from '@dronesoccer/contracts';
import { changeIn, type Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';
import { useChangeOnce } from '@/lib/query/use-once';

const areas = ['partners'] as const;

export const useSavePartner = () =>
  useChange(areas, async (save: Save<PartnerTerms>) => {
    const { id, terms, version } = changeIn(save);
    return call('partners.admin.update', { params: { id }, body: { ...terms, version } });
  });

/** A change from the state that the administrator saw. The server refuses it if the state has changed meanwhile. */
interface Move {
  id: string;
  from: PartnerState;
}

const moveOf = ({ id, from }: Move) => ({ params: { id }, query: { expected: from } });

export const useActivatePartner = () =>
  useChange(areas, (move: Move) => call('partners.admin.activate', moveOf(move)), 'toast');

export const useDeactivatePartner = () =>
  useChange(areas, (move: Move) => call('partners.admin.deactivate', moveOf(move)), 'toast');

export const useResendApproval = () =>
  useChangeOnce(
    [],
    (id: string, idempotencyKey) => call('partners.admin.resend', { params: { id }, idempotencyKey }),
    'toast',
  );

export const useDeletePartner = () =>
  useChange(areas, ({ id, version }: { id: string; version: number }) =>
    call('partners.admin.delete', { params: { id }, query: { version } }),
  );
