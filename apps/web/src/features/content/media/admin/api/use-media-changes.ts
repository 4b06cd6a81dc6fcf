import type { MediaTerms } from '@dronesoccer/contracts';
import { changeIn, type Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';

/** The site shows pictures around their focal point. */
const areas = ['media', 'posts', 'events', 'pages', 'gallery'] as const;

export const useSaveMedia = () =>
  useChange(areas, async (save: Save<MediaTerms>) => {
    const { id, terms, version } = changeIn(save);
    return call('media.admin.save', { params: { id }, body: { ...terms, version } });
  });

export const useDeleteMedia = () =>
  useChange(['media'], ({ id, version }: { id: string; version: number }) =>
    call('media.admin.delete', { params: { id }, query: { version } }),
  );
