import type { CallName, Locale } from '@dronesoccer/contracts';

/** The first part of a call's name. */
export type Area = CallName extends infer Name ? (Name extends `${infer First}.${string}` ? First : never) : never;

/**
 * The key of a call's response: area, call, language (public responses are localised), input. Invalidate by a prefix:
 * `queryKeys.area('cart')` covers everything about the cart.
 */
export const queryKeys = {
  area: (area: Area) => [area] as const,
  call: (name: CallName, locale: Locale, input: unknown) => [areaOf(name), name, locale, input ?? null] as const,
};

function areaOf(name: CallName): Area {
  return name.slice(0, name.indexOf('.')) as Area;
}
