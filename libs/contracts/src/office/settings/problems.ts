import type { LocalText } from '../../common/locales.ts';

/** The problems that settings can have although each field is valid, with the message for people. */
export const settingsProblems = {
  /** The hours are filled in in only one language. */
  hoursInBoth: {
    en: 'Enter the hours in both languages, or in neither',
    fr: 'Entrez les heures dans les deux langues, ou dans aucune',
  },
  unknownReader: {
    en: 'Choose active super administrators',
    fr: 'Choisissez des super administrateurs actifs',
  },
  /** A person who cannot read the reports cannot add themselves to the readers. */
  readersDecide: {
    en: 'Only the people named here can change who is named',
    fr: 'Seules les personnes nommées ici peuvent changer cette liste',
  },
  orderBelowProduct: {
    en: 'Enter at least the limit for one product',
    fr: 'Entrez au moins la limite par produit',
  },
  foreignLink: {
    en: 'Enter an address of this network that begins with https://',
    fr: 'Entrez une adresse de ce réseau qui commence par https://',
  },
  /** Each network has one place in the footer. */
  networksOnce: {
    en: 'Name each network once',
    fr: 'Nommez chaque réseau une seule fois',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
