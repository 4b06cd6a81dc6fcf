import '@/lib/http/content-calls';
import '@/lib/http/event-calls';
import { callQuery } from '@/lib/query/call-query';

/** Loads a page of the site. A preview's token shows its saved text. */
export const editedPageQuery = (key: string, preview: string | null) =>
  preview === null
    ? callQuery('pages.get', { params: { key } })
    : { ...callQuery('pages.preview', { params: { key }, query: { token: preview } }), gcTime: 0 };
