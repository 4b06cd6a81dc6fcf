import { type LocalText, typeset, typesetTexts } from '@dronesoccer/contracts';

/** The required column of a list whose rows are people or organisations, each with its own email. */
export const needsEmail = {
  oneOf: ['email'],
  message: typesetTexts({
    noEmail: {
      en: 'The first row has to name the columns; "email" is missing',
      fr: 'La première ligne doit nommer les colonnes; « courriel » manque',
    },
  }).noEmail,
} as const;

export const sameAddressAs = (line: number): LocalText => ({
  en: `Row ${line} has the same address`,
  fr: typeset(`La ligne ${line} a la même adresse`, 'fr'),
});
