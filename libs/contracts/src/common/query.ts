import { integer, oneOf, optional, text, withFallback } from './body.ts';
import type { LocalText } from './locales.ts';
import { limits } from './limits.ts';

// The building blocks of queries, in addition to the fields of bodies.

/** The page number, and the number of rows per page. */
export const paged = {
  page: withFallback(integer({ min: 1, max: limits.pageNumberMax }), 1),
  pageSize: withFallback(integer({ min: limits.page.min, max: limits.page.max }), limits.page.default),
} as const;

/** A search term; it may be absent or empty. */
export const search = () => optional(text({ min: 0, max: limits.searchTermMax }));

/** The order of a list; `usual` is the default. */
export const sortOf = <const V extends readonly string[], const U extends V[number]>(sorts: V, usual: U) =>
  withFallback(oneOf(sorts), usual);

/** A calendar day, `YYYY-MM-DD`. */
export const day = () => ({ kind: 'day' }) as const;

/** A range of days, both included; either end may be absent. The call says whose days they are. */
export const dayRange = { from: optional(day()), to: optional(day()) } as const;

/** The ids of a repeatable parameter. */
export const ids = (field: { max: number; message: LocalText }) => ({ kind: 'ids', ...field }) as const;

/** A number between `min` and `max`. The use case validates it, because an invalid one has a specific error code. */
export const judgedNumber = (range: { min: number; max: number }) => ({ kind: 'judgedNumber', ...range }) as const;

/** A day. The use case validates it, because an invalid one has a specific error code. */
export const judgedDay = () => ({ kind: 'judgedDay' }) as const;

/** A guest's access token for an order, booking or waitlist entry, from the link in the email. */
export const accessTokenQuery = { token: optional(text({ min: 0, max: 100 })) } as const;

/** The location whose prices and stock are shown. An unknown or malformed id counts as no location. */
export const atLocation = { locationId: optional(text({ min: 0, max: 2_000 })) } as const;

/** A position in degrees, and a radius in kilometres. */
export const nearby = {
  lat: judgedNumber({ min: -90, max: 90 }),
  lng: judgedNumber({ min: -180, max: 180 }),
  radius: judgedNumber({ min: 0, max: limits.nearbyRadiusMaxKm }),
} as const;
