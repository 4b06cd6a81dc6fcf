import type * as texts from './texts';

export type Namespace = keyof typeof texts;

export const defaultNamespace = 'common';

/** The namespaces that every page needs; they are loaded before the first paint. */
export const firstNamespaces: readonly Namespace[] = ['common', 'layout'];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    returnNull: false;
    resources: typeof texts;
  }
}
