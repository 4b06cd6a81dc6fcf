import '@/lib/http/booking-calls';
import { type WaitlistEntryWire, WaitlistState } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';

/** The id of a waitlist entry and the right to read it. */
export interface EntryKey {
  id: string;
  /** A guest's access token for the entry; null for its owner. */
  token: string | null;
}

const keyOf = ({ id, token }: EntryKey) => ({ params: { id }, ...(token !== null && { query: { token } }) });

/** The time between two checks for a free place. */
const lookEveryMs = 20_000;

const isOpen = (entry: WaitlistEntryWire | undefined): boolean =>
  entry?.state === WaitlistState.WAITING || entry?.state === WaitlistState.OFFERED;

/** Fetches the entry for its page and polls it while it is open. */
export const entryQuery = (key: EntryKey) => ({
  ...callQuery('waitlist.get', keyOf(key)),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: WaitlistEntryWire | undefined } }) =>
    isOpen(state.data) ? lookEveryMs : (false as const),
});

export function useLeaveWaitlist(key: EntryKey) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: () => call('waitlist.leave', keyOf(key)),
    onSuccess: (entry) => {
      showAnswer(client, entryQuery(key).queryKey, entry);
      void client.invalidateQueries({ queryKey: queryKeys.area('slots') });
    },
  });
}
