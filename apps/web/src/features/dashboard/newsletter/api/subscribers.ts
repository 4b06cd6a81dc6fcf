import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';

export const subscriberQuery = (id: string) => ({
  ...callQuery('newsletter.subscribers.get', { params: { id } }),
  staleTime: 0,
});

/** What the team decides about a subscriber. */
export type Decision = 'unsubscribe' | 'lift';

/** What stands afterwards is shown; a refusal means that it stands differently, so it is read again. */
export function useDecide(id: string, decision: Decision) {
  const client = useQueryClient();
  const { queryKey } = subscriberQuery(id);
  return useMutation({
    mutationFn: (body: { reason: string }) =>
      call(decision === 'lift' ? 'newsletter.subscribers.lift' : 'newsletter.subscribers.unsubscribe', {
        params: { id },
        body,
      }),
    meta: { failure: false },
    onSuccess: (subscriber) => {
      showAnswer(client, queryKey, subscriber);
      const area = queryKeys.area('newsletter');
      for (const list of ['newsletter.subscribers.list', 'newsletter.tags.all'])
        void client.invalidateQueries({ queryKey: [...area, list] });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
