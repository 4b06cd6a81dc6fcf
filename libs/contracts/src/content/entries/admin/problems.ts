import type { LocalText } from '../../../common/locales.ts';
import { skippedTime } from '../../../common/skipped-time.ts';

/** The reasons why an entry cannot be saved or published. */
export const contentProblems = {
  titleMissing: { en: 'Enter a title', fr: 'Entrez un titre' },
  bodyMissing: { en: 'Enter the text before you publish', fr: 'Entrez le texte avant de publier' },
  slugMissing: { en: 'Enter the address before you publish', fr: 'Entrez l’adresse avant de publier' },
  slugUnused: { en: 'This kind of content has no address', fr: 'Ce type de contenu n’a pas d’adresse' },
  pictureUnknown: {
    en: 'Choose a picture from the library or upload one',
    fr: 'Choisissez une image de la médiathèque ou téléversez-en une',
  },
  pictureMissing: { en: 'Add the picture', fr: 'Ajoutez l’image' },
  openingFirst: {
    en: 'The home page always begins with its opening',
    fr: 'La page d’accueil commence toujours par son ouverture',
  },
  openingShown: {
    en: 'The opening of the home page is always shown: publish at least one language and set no period',
    fr: 'L’ouverture de la page d’accueil est toujours affichée\u00a0: publiez au moins une langue et n’indiquez aucune période',
  },
  orderIncomplete: { en: 'Name every entry once', fr: 'Nommez chaque contenu une seule fois' },
  startPast: { en: 'Choose a time in the future', fr: 'Choisissez un moment à venir' },
  startEarly: {
    en: 'It must come into force after the latest version',
    fr: 'Elle doit entrer en vigueur après la dernière version',
  },
  figureUnknown: {
    en: 'The text names a figure in double braces that the settings do not have',
    fr: 'Le texte nomme entre doubles accolades un chiffre que les paramètres n’ont pas',
  },
  altMissing: { en: 'Describe the picture', fr: 'Décrivez l’image' },
  periodEnds: { en: 'The end must be after the start', fr: 'La fin doit suivre le début' },
  eventMissing: {
    en: 'Enter the time and the place before you publish',
    fr: 'Entrez la date et le lieu avant de publier',
  },
  eventUnused: { en: 'Only events have a time and a place', fr: 'Seuls les événements ont une date et un lieu' },
  eventSkipped: skippedTime,
  linkInsecure: {
    en: 'Enter an address that begins with https://',
    fr: 'Entrez une adresse qui commence par https://',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
