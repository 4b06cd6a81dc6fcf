import '@/lib/http/club-calls';
import { callQuery } from '@/lib/query/call-query';

/** The id of an invitation and the token of its link. */
export interface InvitationKey {
  id: string;
  token: string | null;
}

export const invitationInput = ({ id, token }: InvitationKey) => ({
  params: { id },
  query: token === null ? {} : { token },
});

/** Fetches an invitation by the link in its email. */
export const receivedInvitationQuery = (key: InvitationKey) => ({
  ...callQuery('family.invitation', invitationInput(key)),
  staleTime: 0,
});
