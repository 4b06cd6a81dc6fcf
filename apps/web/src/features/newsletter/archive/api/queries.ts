import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

/** By its slug, or by its id, which a letter's links hold. */
export const letterQuery = (slug: string) => callQuery('newsletter.campaigns.get', { params: { slug } });

export const recentLettersQuery = () => callQuery('newsletter.recent');

/** Three and two of them fill a row. */
export const lettersOnPage = 12;

export const lettersQuery = (page: number) =>
  listQuery('newsletter.archive', { query: { page, pageSize: lettersOnPage } });

/**
 * Reports a visit once for as long as the page is open. With a letter's token the answer says where its link leads; without one
 * the letter was read in the archive.
 */
export const visitQuery = (id: string, token: string | null) => ({
  ...callQuery('newsletter.campaigns.visit', { params: { id }, body: { token } }),
  staleTime: Infinity,
  gcTime: Infinity,
});
