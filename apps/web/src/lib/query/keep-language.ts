import type { Query, QueryKey } from '@tanstack/react-query';

/**
 * Placeholder data for a form's query: the answer in the other language to the same call and input, until the new one
 * has arrived. Otherwise switching the language would remove the form, with all that was typed.
 */
export const keepLanguage =
  (queryKey: QueryKey) =>
  <Data>(data: Data | undefined, query: Query<Data, Error, Data, QueryKey> | undefined): Data | undefined =>
    query && withoutLocale(query.queryKey) === withoutLocale(queryKey) ? data : undefined;

/** Adds this placeholder data to the query of a form, or of a page with a form. */
export const keepingLanguage = <Options extends { queryKey: QueryKey }>(options: Options) => ({
  ...options,
  placeholderData: keepLanguage(options.queryKey),
});

/** The third part of a call's key is its language. */
const withoutLocale = (key: QueryKey): string => JSON.stringify(key.toSpliced(2, 1));
