import type { LocalText, TagAdminWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';

/** In both languages, each with how many chose it. */
export const topicsQuery = () => callQuery('newsletter.tags.all');

function useRefreshed() {
  const client = useQueryClient();
  return {
    meta: { failure: false } as const,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('newsletter') }),
  };
}

/** Null: a new one. */
export function useSaveTopic(id: string | null) {
  return useMutation({
    mutationFn: (translations: LocalText): Promise<TagAdminWire> =>
      id === null
        ? call('newsletter.tags.create', { body: { translations } })
        : call('newsletter.tags.update', { params: { id }, body: { translations } }),
    ...useRefreshed(),
  });
}

export function useDeleteTopic(id: string) {
  return useMutation({
    mutationFn: () => call('newsletter.tags.delete', { params: { id } }),
    ...useRefreshed(),
  });
}
