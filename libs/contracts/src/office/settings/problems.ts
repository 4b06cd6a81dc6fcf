import type { LocalText } from '../../common/locales.ts';

/** What can be wrong with the settings although each of them is right, and what a person reads about it. */
export const settingsProblems = {
  /** Only one language was filled in. */
  hoursInBoth: {
    en: 'Enter the hours in both languages, or in neither',
    fr: 'Entrez les heures dans les deux langues, ou dans aucune',
  },
  unknownReader: {
    en: 'Choose active super administrators',
    fr: 'Choisissez des super administrateurs actifs',
  },
  /** Who may not read reports cannot let themselves in. */
  readersDecide: {
    en: 'Only the people named here can change who is named',
    fr: 'Seules les personnes nommées ici peuvent changer cette liste',
  },
  orderBelowProduct: {
    en: 'Enter at least as many as of one product',
    fr: 'Entrez au moins autant que pour un seul produit',
  },
  foreignLink: {
    en: 'Enter an address of this network that begins with https://',
    fr: 'Entrez une adresse de ce réseau qui commence par https://',
  },
  /** Each has one place in the footer. */
  networksOnce: {
    en: 'Name each network once',
    fr: 'Nommez chaque réseau une seule fois',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
