import { type LocalText, typesetTexts, productLimits } from '@dronesoccer/contracts';

/** The error messages for a file or a cell that cannot be imported. */
export const importProblems = typesetTexts({
  required: { en: 'Required for a new product', fr: 'Obligatoire pour un nouveau produit' },
  category: { en: 'This category does not exist', fr: 'Cette catégorie n’existe pas' },
  dollars: { en: 'Enter an amount such as 1249.99', fr: 'Entrez un montant comme 1249,99' },
  instant: {
    en: 'Enter a date such as 2026-07-01 or 2026-07-01T12:00Z',
    fr: 'Entrez une date comme 2026-07-01 ou 2026-07-01T12:00Z',
  },
  arenaClass: { en: 'Enter 20, 40 or nothing', fr: 'Entrez 20, 40 ou rien' },
  grams: { en: 'Enter a whole number of grams, 1 or more', fr: 'Entrez un nombre entier de grammes, 1 ou plus' },
  boolean: { en: 'Enter true or false', fr: 'Entrez vrai ou faux' },
  pieces: {
    en: `Enter a whole number from 0 to ${productLimits.stockMoveMax}`,
    fr: `Entrez un nombre entier de 0 à ${productLimits.stockMoveMax}`,
  },
  specs: {
    en: 'Write one line for each, such as "Weight: 250 g"',
    fr: 'Écrivez une ligne pour chacune, comme « Poids : 250 g »',
  },
  tooManySpecs: {
    en: `A product can have up to ${productLimits.productSpecsMax} specifications`,
    fr: `Un produit peut avoir jusqu’à ${productLimits.productSpecsMax} caractéristiques`,
  },
  pictures: {
    en: `Enter at most ${productLimits.productPicturesMax} picture addresses, each once`,
    fr: `Entrez au plus ${productLimits.productPicturesMax} adresses d’images, chacune une seule fois`,
  },
  unknownProduct: { en: 'There is no product with this id', fr: 'Aucun produit n’a cet identifiant' },
  changedMeanwhile: {
    en: 'Someone else changed this product after the file was checked',
    fr: 'Quelqu’un d’autre a modifié ce produit après la vérification du fichier',
  },
  stockMovedMeanwhile: {
    en: 'Not enough units left: some were sold after the file was checked',
    fr: 'Il ne reste pas assez d’unités : certaines ont été vendues après la vérification du fichier',
  },
  publishedAlready: {
    en: 'This product is in the shop by now: empty the time and set "active" to true',
    fr: 'Ce produit est maintenant en boutique : videz la date et mettez « active » à vrai',
  },
  familyIncomplete: {
    en: 'Enter the names and options in both languages, or leave all four empty',
    fr: 'Entrez les noms et les options dans les deux langues, ou laissez les quatre cellules vides',
  },
  place: {
    en: `Enter a whole number from 1 to ${productLimits.optionPlaceMax}`,
    fr: `Entrez un nombre entier de 1 à ${productLimits.optionPlaceMax}`,
  },
  noKey: {
    en: 'The file needs a "slug", "id" or "name_en" column',
    fr: 'Le fichier doit avoir une colonne « slug », « id » ou « name_en »',
  },
} satisfies Readonly<Record<string, LocalText>>);

export const sameCodeAsLine = (line: number): LocalText => ({
  en: `Row ${line} has the same value`,
  fr: `La ligne ${line} a la même valeur`,
});

export const sameAsLine = (line: number): LocalText => ({
  en: `Row ${line} names the same product`,
  fr: `La ligne ${line} désigne le même produit`,
});
