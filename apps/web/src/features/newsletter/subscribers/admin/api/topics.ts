import type { LocalText, TagAdminWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';

/** Loads the topics in both languages, with their numbers of subscribers. */
export const topicsQuery = () => callQuery('newsletter.tags.admin.all');

function useRefreshed() {
  const client = useQueryClient();
  return {
    meta: { failure: false } as const,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('newsletter') }),
  };
}

export function useSaveTopic() {
  return useMutation<TagAdminWire, Error, Save<LocalText>>({
    mutationFn: (save) =>
      save.id === null
        ? call('newsletter.tags.admin.create', { body: { translations: save.terms } })
        : call('newsletter.tags.admin.update', {
            params: { id: save.id },
            body: { translations: save.terms, version: save.version },
          }),
    ...useRefreshed(),
  });
}

export function useDeleteTopic(id: string) {
  return useMutation({
    mutationFn: () => call('newsletter.tags.admin.delete', { params: { id } }),
    ...useRefreshed(),
  });
}
