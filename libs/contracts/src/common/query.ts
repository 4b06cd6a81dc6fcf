import { integer, oneOf, optional, text, withFallback } from './body.ts';
import type { LocalText } from './locales.ts';
import { limits } from './limits.ts';

// What queries consist of beside the fields of bodies.

/** The page of a list, and how many rows it has. */
export const paged = {
  page: withFallback(integer({ min: 1, max: limits.pageNumberMax }), 1),
  pageSize: withFallback(integer({ min: limits.page.min, max: limits.page.max }), limits.page.default),
} as const;

/** What someone typed to find rows; may be absent or empty. */
export const search = () => optional(text({ min: 0, max: limits.searchTermMax }));

/** The order of a list; `usual` where the query names none. */
export const sortOf = <const V extends readonly string[], const U extends V[number]>(sorts: V, usual: U) =>
  withFallback(oneOf(sorts), usual);

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = () => ({ kind: 'day' }) as const;

/** The parameter is given once, or several times. */
export const ids = (field: { max: number; message: LocalText }) => ({ kind: 'ids', ...field }) as const;

/** A number between `min` and `max` that the use case validates, because a wrong one has an error code of its own. */
export const judgedNumber = (range: { min: number; max: number }) => ({ kind: 'judgedNumber', ...range }) as const;

/** A day that the use case validates, because a wrong one has an error code of its own. */
export const judgedDay = () => ({ kind: 'judgedDay' }) as const;

/** A guest's key to what they ordered, booked or wait for, from the link that was emailed. */
export const byLink = { token: optional(text({ min: 0, max: 100 })) } as const;

/** The location whose prices and stock are shown; one that does not exist, or is no id, counts as none. */
export const atLocation = { locationId: optional(text({ min: 0, max: 2_000 })) } as const;
