import '@/lib/http/club-calls';
import type { CallBody, ChildBody, FamilyWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { familyQuery } from '@/features/common/family-query';
import { refreshMemberPrices } from '@/features/common/member-prices';
import { call } from '@/lib/http/call';
import { showAnswer } from '@/lib/query/show-answer';
import { type InvitationKey, invitationInput } from './queries';

/** Changes the family. Every change answers with the family in its new state. */
function useFamilyChange<Input>(change: (input: Input) => Promise<FamilyWire>, onChanged: () => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: change,
    onSuccess: (family) => {
      showAnswer(client, familyQuery().queryKey, family);
      onChanged();
    },
    onError: () => client.invalidateQueries({ queryKey: familyQuery().queryKey }),
  });
}

interface ChildToSave {
  /** The child's id and the version that was read, or null for another child. */
  known: { id: string; version: number } | null;
  body: ChildBody;
}

export const useSaveChild = (onSaved: () => void) =>
  useFamilyChange(
    ({ known, body }: ChildToSave) =>
      known === null
        ? call('family.addChild', { body })
        : call('family.changeChild', { params: { id: known.id }, body: { ...body, version: known.version } }),
    onSaved,
  );

export const useInvite = (onInvited: () => void) =>
  useFamilyChange((body: CallBody<'family.invite'>) => call('family.invite', { body }), onInvited);

/** Someone or something that leaves the family. `own` is the account itself, which leaves the family it joined. */
export type LeavingMember = { kind: 'child' | 'adult' | 'invitation'; id: string } | { kind: 'own' };

export function useLeaving({ kind }: LeavingMember, onLeft: () => void) {
  const client = useQueryClient();
  return useFamilyChange(
    (leaving: LeavingMember) => {
      if (leaving.kind === 'own') return call('family.leave');
      const params = { id: leaving.id };
      if (leaving.kind === 'child') return call('family.removeChild', { params });
      return leaving.kind === 'adult' ? call('family.removeAdult', { params }) : call('family.withdraw', { params });
    },
    () => {
      if (kind === 'own') void refreshMemberPrices(client);
      onLeft();
    },
  );
}

/** Accepts an invitation. This may make the account a member. */
export function useAccept(key: InvitationKey, onAccepted: () => void) {
  const client = useQueryClient();
  return useFamilyChange(
    () => call('family.accept', invitationInput(key)),
    () => {
      void refreshMemberPrices(client);
      onAccepted();
    },
  );
}
