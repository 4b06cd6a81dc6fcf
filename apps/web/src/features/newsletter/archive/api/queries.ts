import '@/lib/http/issue-calls';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

/** Loads an issue by its slug, or by its id, which the issue's links contain. */
export const issueQuery = (slug: string) => callQuery('newsletter.campaigns.get', { params: { slug } });

export const recentIssuesQuery = () => callQuery('newsletter.recent');

/** A multiple of three and two, so that the rows are full. */
export const issuesOnPage = 12;

export const issuesQuery = (page: number) =>
  listQuery('newsletter.archive', { query: { page, pageSize: issuesOnPage } });

/**
 * Reports a visit once while the page is open. With a token from an email, the answer contains the link's destination.
 * Without a token, the issue was read in the archive.
 */
export const visitQuery = (id: string, token: string | null) => ({
  ...callQuery('newsletter.campaigns.visit', { params: { id }, body: { token } }),
  staleTime: Infinity,
  gcTime: Infinity,
});
