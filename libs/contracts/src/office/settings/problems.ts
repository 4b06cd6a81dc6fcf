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
    en: 'Enter at least as many as of one product',
    fr: 'Entrez au moins autant que pour un seul produit',
  },
  emptyZone: {
    en: 'Choose a province or enter a postal code prefix',
    fr: 'Choisissez une province ou entrez un début de code postal',
  },
  provinceTwice: {
    en: 'A province is in an earlier zone already',
    fr: 'Une province fait déjà partie d’une zone précédente',
  },
  prefixTwice: {
    en: 'A postal code prefix is listed twice',
    fr: 'Un début de code postal figure deux fois',
  },
  prefixShape: {
    en: 'Enter the first 1 to 6 characters of postal codes, such as T0E',
    fr: 'Entrez les 1 à 6 premiers caractères de codes postaux, comme T0E',
  },
  noRate: {
    en: 'Add a rate, or give the reason why this zone is not served',
    fr: 'Ajoutez un tarif, ou donnez la raison pour laquelle cette zone n’est pas desservie',
  },
  rateOrder: {
    en: 'Each rate needs a higher weight than the one before it; only the last may have no limit',
    fr: 'Chaque tarif doit avoir un poids plus élevé que le précédent; seul le dernier peut être sans limite',
  },
  daysOrder: {
    en: 'The first number of days cannot exceed the second',
    fr: 'Le premier nombre de jours ne peut pas dépasser le second',
  },
  bothLanguages: {
    en: 'Enter the text in both languages',
    fr: 'Entrez le texte dans les deux langues',
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
