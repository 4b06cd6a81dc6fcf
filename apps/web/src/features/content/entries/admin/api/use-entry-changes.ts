import type { CallBody } from '@dronesoccer/contracts';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';

/** The site shows the same content to the administrator. */
const areas = ['content', 'posts', 'events', 'faq', 'pages'] as const;

export const useCreateEntry = () =>
  useChange(areas, (body: CallBody<'content.admin.create'>) => call('content.admin.create', { body }));

export const useSaveEntry = (id: string) =>
  useChange(areas, (body: CallBody<'content.admin.save'>) => call('content.admin.save', { params: { id }, body }));

export const useTakeDown = () =>
  useChange(areas, (id: string) => call('content.admin.takeDown', { params: { id } }), 'toast');

export const usePutBack = () =>
  useChange(areas, (id: string) => call('content.admin.putBack', { params: { id } }), 'toast');

/** Opens the saved text on the public page, in a tab of its own. */
export const useOpenPreview = (id: string) =>
  useChange(
    [],
    async (path: string) => {
      const { token } = await call('content.admin.preview', { params: { id } });
      window.open(`${path}?preview=${encodeURIComponent(token)}`, '_blank', 'noopener');
    },
    'toast',
  );

export const useRestore = (id: string) =>
  useChange(areas, ({ number, version }: { number: number; version: number }) =>
    call('content.admin.restore', { params: { id, number: String(number) }, body: { version } }),
  );
