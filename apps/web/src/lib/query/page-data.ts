import type { QueryClient } from '@tanstack/react-query';
import { locationQuery } from '../chosen-location';

/** The id of the element in which the server sends the responses that a rendered page shows. */
export const pageDataId = 'page-data';

/** The responses by their query key. */
export type PageData = readonly (readonly [readonly [string, string, string, { query?: object } | null], unknown])[];

/** The `dataUpdatedAt` of the server's responses: long ago, so that the browser asks again. */
export const renderedAt = 1;

/**
 * Puts the server's responses into the cache. They are the same for every visitor, so the page asks again for what this
 * visitor gets. Responses that the cache already holds stay. Returns false if the server did not render the page.
 */
export function takePageData(client: QueryClient): boolean {
  const text = document.getElementById(pageDataId)?.textContent;
  for (const [[area, name, locale, input], answer] of JSON.parse(text ?? '[]') as PageData) {
    // Until the shop answers for the chosen city, its products stay as they are.
    const inputs = [input, input?.query && { ...input, query: { ...input.query, ...locationQuery() } }];
    for (const each of inputs) {
      const key = [area, name, locale, each];
      if (client.getQueryData(key) === undefined) client.setQueryData(key, answer, { updatedAt: renderedAt });
    }
  }
  return text !== undefined;
}
