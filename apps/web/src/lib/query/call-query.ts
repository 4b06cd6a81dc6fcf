import type { CallName, CallReply } from '@dronesoccer/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallArguments, type CallOptions } from '../http/call';
import { currentLocale } from '../i18n/i18n';
import { queryKeys } from './keys';

/**
 * Query options for a call: `useQuery(callQuery('products.get', { params: { slug } }))`. A loader, a prefetch and a
 * hook with the same options share the response. Queries do not show the global loading bar, because the caller shows
 * its skeleton.
 */
export function callQuery<N extends CallName>(name: N, ...[options]: CallArguments<N>) {
  const { params, query, body, ...settings }: Partial<CallOptions<N>> = options ?? {};
  return queryOptions<CallReply<N>>({
    queryKey: queryKeys.call(name, settings.locale ?? currentLocale(), { params, query, body }),
    queryFn: ({ signal }) => {
      const given = { skipLoader: true, ...settings, params, query, body, signal } as CallOptions<N>;
      return call(name, ...([given] as CallArguments<N>));
    },
  });
}
