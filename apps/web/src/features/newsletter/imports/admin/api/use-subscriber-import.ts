import { SubscriberImportStatus, type SubscriberImportWire } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';

const pauseMs = 700;

const importQuery = (id: string) => callQuery('newsletter.imports.admin.get', { params: { id } });

/** Loads an import and polls it while the server applies it. */
export function useSubscriberImport(id: string | null): UseQueryResult<SubscriberImportWire> {
  const client = useQueryClient();
  const found = useQuery({
    ...importQuery(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === SubscriberImportStatus.APPLYING ? pauseMs : false),
  });
  const status = found.data?.status;
  const before = useRef(status);
  useEffect(() => {
    // The import was applied, so its rows and the subscribers have changed.
    if (before.current === SubscriberImportStatus.APPLYING && status === SubscriberImportStatus.DONE) {
      void client.invalidateQueries({ queryKey: queryKeys.area('newsletter') });
    }
    before.current = status;
  }, [client, status]);
  return found;
}

export function useConfirmSubscriberImport(id: string) {
  const client = useQueryClient();
  const { queryKey } = importQuery(id);
  return useMutation({
    mutationFn: () => call('newsletter.imports.admin.confirm', { params: { id } }),
    meta: { failure: false },
    onSuccess: (started) => showAnswer(client, queryKey, started),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
