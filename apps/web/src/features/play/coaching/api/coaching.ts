import '@/lib/http/coaching-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';

/** Other coaches and the desk check people in too, so the open page is refreshed this often, in ms. */
const refreshMs = 15_000;

export const sessionsQuery = () => ({ ...callQuery('coaching.sessions'), staleTime: 0 });

export const sessionQuery = (id: string) => ({
  ...callQuery('coaching.session', { params: { id } }),
  staleTime: 0,
  refetchInterval: refreshMs,
});

export const consentQuery = () => callQuery('coaching.get');

/** Checks a seat in, or takes the check-in back. */
export function useCheckIn(id: string) {
  const client = useQueryClient();
  const { queryKey } = sessionQuery(id);
  return useMutation({
    mutationFn: (body: { seatId: string; is: boolean }) =>
      call('coaching.checkIn', { params: { id }, body, skipLoader: true }),
    onSuccess: async (session) => {
      // An older answer must not overwrite the change.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, session);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.area('coaching') }),
  });
}

export function useConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isNamed: boolean) => call('coaching.setConsent', { body: { isNamed } }),
    onSuccess: (consent) => client.setQueryData(consentQuery().queryKey, consent),
  });
}
