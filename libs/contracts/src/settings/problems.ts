import type { LocalText } from '../common/locales.ts';

/** What can be wrong with the settings although each of them is right, and what a person reads about it. */
export const settingsProblems = {
  orderBelowProduct: {
    en: 'Enter at least as many as of one product',
    fr: 'Entrez au moins autant que pour un seul produit',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
