import '@/lib/http/club-calls';
import type { CallBody, GroupWaiverWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { newWordingIn } from './queries';

/** The booking whose guests sign, and the right to do so. */
export interface GroupKey {
  id: string;
  token: string | null;
}

const keyOf = ({ id, token }: GroupKey) => ({ params: { id }, ...(token !== null && { query: { token } }) });

export const groupWaiverQuery = (key: GroupKey) => ({ ...callQuery('waivers.group', keyOf(key)), staleTime: 0 });

/** Signs as a guest. If the wording has changed meanwhile, the page shows the new one. */
export function useSignAsGuest(key: GroupKey) {
  const client = useQueryClient();
  const { queryKey } = groupWaiverQuery(key);
  const change = (changes: Partial<GroupWaiverWire>) =>
    client.setQueryData<GroupWaiverWire>(queryKey, (shown) => shown && { ...shown, ...changes });
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: CallBody<'waivers.signAsGuest'>) => call('waivers.signAsGuest', { ...keyOf(key), body }),
    onSuccess: ({ signed }) => change({ signed }),
    onError: (error) => {
      const wording = newWordingIn(error);
      if (wording) change({ wording });
    },
  });
}
