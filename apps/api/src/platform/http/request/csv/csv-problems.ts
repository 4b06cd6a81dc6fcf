import { type Locale, type LocalText, typeset, typesetTexts } from '@dronesoccer/contracts';

/** The messages about a CSV file, or a row of it, that cannot be imported. */
export const csvProblems = typesetTexts({
  tooManyCells: {
    en: 'This row has more cells than the header row',
    fr: 'Cette ligne a plus de cellules que l’en-tête',
  },
  unknownColumn: { en: 'Unknown column', fr: 'Colonne inconnue' },
  columnTwice: { en: 'This column appears twice', fr: 'Cette colonne figure deux fois' },
  noRows: { en: 'The file has no rows', fr: 'Le fichier n’a aucune ligne' },
  notUtf8: {
    en: 'The file is not UTF-8: save it as "CSV UTF-8"',
    fr: 'Le fichier n’est pas en UTF-8 : enregistrez-le en « CSV UTF-8 »',
  },
} satisfies Readonly<Record<string, LocalText>>);

const numberIn = (locale: Locale, value: number): string => new Intl.NumberFormat(`${locale}-CA`).format(value);

export const tooManyRows = (max: number): LocalText => ({
  en: `The file has more than ${numberIn('en', max)} rows`,
  fr: `Le fichier a plus de ${numberIn('fr', max)} lignes`,
});

export const brokenAtRow = (row: number): LocalText => ({
  en: `Row ${row} is not valid CSV: check its quotation marks`,
  fr: typeset(`La ligne ${row} n’est pas du CSV valide : vérifiez ses guillemets`, 'fr'),
});
