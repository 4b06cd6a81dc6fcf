import type { CallBody } from '@dronesoccer/contracts';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';
import { useChangeOnce } from '@/lib/query/use-once';

/** The site shows the same content to the administrator. */
export const entryAreas = ['content', 'media', 'posts', 'events', 'faq', 'gallery', 'pages', 'home'] as const;

export const useCreateEntry = () =>
  useChangeOnce(entryAreas, (body: CallBody<'content.admin.create'>, idempotencyKey) =>
    call('content.admin.create', { body, idempotencyKey }),
  );

export const useSaveEntry = (id: string) =>
  useChange(entryAreas, (body: CallBody<'content.admin.save'>) => call('content.admin.save', { params: { id }, body }));

export const useTakeDown = () =>
  useChange(entryAreas, (id: string) => call('content.admin.takeDown', { params: { id } }), 'toast');

export const usePutBack = () =>
  useChange(entryAreas, (id: string) => call('content.admin.putBack', { params: { id } }), 'toast');

export const useReorder = () =>
  useChange(entryAreas, (body: CallBody<'content.admin.reorder'>) => call('content.admin.reorder', { body }));

export const useRestore = (id: string) =>
  useChange(entryAreas, ({ number, version }: { number: number; version: number }) =>
    call('content.admin.restore', { params: { id, number: String(number) }, body: { version } }),
  );
