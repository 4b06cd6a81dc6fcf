import type { SubscriberDetailWire, SuppressBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';

export const subscriberQuery = (id: string) => ({
  ...callQuery('newsletter.subscribers.admin.get', { params: { id } }),
  staleTime: 0,
});

/** An administrator's decision about a subscriber. */
export type Decision = 'unsubscribe' | 'suppress' | 'lift';

export function useDecide(id: string, decision: Exclude<Decision, 'suppress'>) {
  const name = decision === 'lift' ? 'newsletter.subscribers.admin.lift' : 'newsletter.subscribers.admin.unsubscribe';
  return useDecision(id, (body: { reason: string }) => call(name, { params: { id }, body }));
}

export const useSuppress = (id: string) =>
  useDecision(id, (body: SuppressBody) => call('newsletter.subscribers.admin.suppress', { params: { id }, body }));

/**
 * The hook of every decision: shows the resulting subscriber. A refusal means that the state has changed, so the
 * subscriber is reloaded.
 */
function useDecision<Body>(id: string, decide: (body: Body) => Promise<SubscriberDetailWire>) {
  const client = useQueryClient();
  const { queryKey } = subscriberQuery(id);
  return useMutation({
    mutationFn: decide,
    meta: { failure: false },
    onSuccess: (subscriber) => {
      showAnswer(client, queryKey, subscriber);
      const area = queryKeys.area('newsletter');
      for (const list of ['newsletter.subscribers.admin.list', 'newsletter.tags.admin.all'])
        void client.invalidateQueries({ queryKey: [...area, list] });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
