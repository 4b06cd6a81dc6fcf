import type { LocalText } from '@dronesoccer/contracts';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { useChange } from '@/lib/query/use-change';

/** Loads the topics in both languages, with their numbers of subscribers. */
export const topicsQuery = () => callQuery('newsletter.tags.admin.all');

export const useSaveTopic = () =>
  useChange(['newsletter'], ({ terms: translations, ...save }: Save<LocalText>) =>
    save.id === null
      ? call('newsletter.tags.admin.create', { body: { translations } })
      : call('newsletter.tags.admin.update', {
          params: { id: save.id },
          body: { translations, version: save.version },
        }),
  );

export const useDeleteTopic = (id: string) =>
  useChange(['newsletter'], () => call('newsletter.tags.admin.delete', { params: { id } }));
