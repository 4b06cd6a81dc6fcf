import '@/lib/http/subscription-calls';
import type { PreferencesBody, SubscriptionWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callForAnswer } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';

/**
 * Loads a subscription by the token of an issue. It is always refetched, because another tab or an email client may
 * have changed it.
 */
export const subscriptionQuery = (token: string) => ({
  ...callQuery('newsletter.subscription', { params: { token } }),
  staleTime: 0,
});

export const topicsQuery = () => callQuery('newsletter.tags.list');

/**
 * The callbacks of every change: the resulting subscription is shown at once. A refusal means that the state has
 * changed, so the subscription is reloaded.
 */
function useShown(token: string) {
  const client = useQueryClient();
  const { queryKey } = subscriptionQuery(token);
  return {
    meta: { failure: false } as const,
    onSuccess: (subscription: SubscriptionWire) => {
      showAnswer(client, queryKey, subscription);
      void client.invalidateQueries({ queryKey: [...queryKeys.area('newsletter'), 'newsletter.mine'] });
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.area('newsletter') }),
  };
}

export function useConfirm(token: string) {
  return useMutation({
    mutationFn: () => call('newsletter.confirm', { params: { token } }),
    ...useShown(token),
  });
}

export function usePrefer(token: string) {
  return useMutation({
    mutationFn: (body: PreferencesBody) => call('newsletter.preferences', { params: { token }, body }),
    ...useShown(token),
  });
}

/** @param issue the issue that contained the link, for the campaign's results */
export function useUnsubscribe(token: string, issue: string | null) {
  return useMutation({
    mutationFn: () => call('newsletter.unsubscribe', { params: { token }, query: issue === null ? {} : { d: issue } }),
    ...useShown(token),
  });
}

/** The answer's message says whether a confirmation link was emailed. */
export function useSubscribeAgain(token: string) {
  const { meta, onError } = useShown(token);
  return useMutation({
    mutationFn: () => callForAnswer('newsletter.again', { params: { token } }),
    meta,
    onError,
  });
}
