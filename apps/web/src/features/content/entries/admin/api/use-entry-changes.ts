import type { CallBody } from '@dronesoccer/contracts';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';

/** The site shows the same content to the administrator. */
const areas = ['content', 'media', 'posts', 'events', 'faq', 'gallery', 'pages', 'home'] as const;

export const useCreateEntry = () =>
  useChange(areas, (body: CallBody<'content.admin.create'>) => call('content.admin.create', { body }));

export const useSaveEntry = (id: string) =>
  useChange(areas, (body: CallBody<'content.admin.save'>) => call('content.admin.save', { params: { id }, body }));

export const useTakeDown = () =>
  useChange(areas, (id: string) => call('content.admin.takeDown', { params: { id } }), 'toast');

export const usePutBack = () =>
  useChange(areas, (id: string) => call('content.admin.putBack', { params: { id } }), 'toast');

export const useReorder = () =>
  useChange(areas, (body: CallBody<'content.admin.reorder'>) => call('content.admin.reorder', { body }));

/**
 * Opens the saved text on the public page, in a tab of its own. The tab is opened during the click, because browsers
 * block a tab that opens after the server has answered.
 */
export function useOpenPreview(id: string) {
  const { mutate, isPending } = useChange(
    [],
    async ({ path, tab }: { path: string; tab: Window | null }) => {
      const { token } = await call('content.admin.preview', { params: { id } }).catch((error: unknown) => {
        tab?.close();
        throw error;
      });
      const [page = '', query] = path.split('?', 2);
      const more = query === undefined ? '' : `&${query}`;
      const url = `${page}?preview=${encodeURIComponent(token)}${more}`;
      if (tab) tab.location.replace(url);
      else window.open(url, '_blank', 'noopener');
    },
    'toast',
  );
  const open = (path: string) => {
    const tab = window.open('', '_blank');
    // The page must not be able to navigate the dashboard.
    if (tab) tab.opener = null;
    mutate({ path, tab });
  };
  return { open, isPending };
}

export const useRestore = (id: string) =>
  useChange(areas, ({ number, version }: { number: number; version: number }) =>
    call('content.admin.restore', { params: { id, number: String(number) }, body: { version } }),
  );
