import type * as texts from './texts';

export type Area = keyof typeof texts;

export const defaultArea = 'common';

/** The areas that every page needs; they are loaded before the first paint. */
export const firstAreas: readonly Area[] = ['common', 'layout'];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultArea;
    returnNull: false;
    resources: typeof texts;
  }
}
