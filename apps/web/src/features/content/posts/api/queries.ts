import '@/lib/http/content-calls';
import '@/lib/http/event-calls';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

/** A multiple of three and two, so that the rows are full. */
export const postsOnPage = 12;

export const postsQuery = (page: number) => listQuery('posts.list', { query: { page, pageSize: postsOnPage } });

/** Loads a post by its current address or a former one. A preview's token shows its draft. */
export const postQuery = (slug: string, preview: string | null) =>
  preview === null
    ? callQuery('posts.get', { params: { slug } })
    : { ...callQuery('posts.preview', { params: { slug }, query: { token: preview } }), gcTime: 0 };
