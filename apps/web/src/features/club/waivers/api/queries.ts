import '@/lib/http/club-calls';
import type { CallBody, WaiverWire, WaiverWordingWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { isRecord } from '@/lib/is-record';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';

/** The person of a waiver and the right to sign it. */
export interface WaiverKey {
  kind: string;
  id: string;
  /** The token of the signed link; null for an account's own waivers. */
  token: string | null;
}

const keyOf = ({ kind, id, token }: WaiverKey) => ({
  params: { kind, id },
  ...(token !== null && { query: { token } }),
});

export const waiverQuery = (key: WaiverKey) => ({ ...callQuery('waivers.get', keyOf(key)), staleTime: 0 });

export const myWaiversQuery = () => ({ ...callQuery('waivers.mine'), staleTime: 0 });

/** Signs a waiver. If the wording has changed meanwhile, the page shows the new one. */
export function useSignWaiver(key: WaiverKey) {
  const client = useQueryClient();
  const { queryKey } = waiverQuery(key);
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: CallBody<'waivers.sign'>) => call('waivers.sign', { ...keyOf(key), body }),
    onSuccess: (waiver) => {
      showAnswer(client, queryKey, waiver);
      void client.invalidateQueries({ queryKey: queryKeys.area('bookings') });
    },
    onError: (error) => {
      const wording = newWordingIn(error);
      if (wording) client.setQueryData<WaiverWire>(queryKey, (shown) => shown && { ...shown, wording });
    },
  });
}

/** Returns the wording that replaced the one that the signer read, or null for another failure. */
export function newWordingIn(error: unknown): WaiverWordingWire | null {
  if (!(error instanceof ApiError) || error.code !== 'WAIV_002' || !isRecord(error.data)) return null;
  return error.data as unknown as WaiverWordingWire;
}
