import type { LocalText } from '../../common/locales.ts';

/** The problems that a product can have although each field is valid, with the message for people. */
export const productProblems = {
  saleNotBelowPrice: {
    en: 'The sale price must be below the price',
    fr: 'Le prix en solde doit être inférieur au prix',
  },
  saleEndsBeforeStart: { en: 'The sale must end after it starts', fr: 'Le solde doit finir après son début' },
  saleDatesWithoutPrice: {
    en: 'Enter a sale price for these dates, or clear them',
    fr: 'Entrez un prix en solde pour ces dates, ou effacez-les',
  },
  slugTaken: { en: 'Another product already uses this URL', fr: 'Un autre produit utilise déjà cette URL' },
  nameTaken: { en: 'Another product already has this name', fr: 'Un autre produit porte déjà ce nom' },
  skuTaken: { en: 'Another product already has this SKU', fr: 'Un autre produit porte déjà cette UGS' },
  barcodeTaken: {
    en: 'Another product already has this barcode',
    fr: 'Un autre produit porte déjà ce code à barres',
  },
  barcodeWrong: {
    en: 'Check the digits: a barcode has 8, 12, 13 or 14, and the last one must match the others',
    fr: 'Vérifiez les chiffres : un code à barres en a 8, 12, 13 ou 14, et le dernier doit correspondre aux autres',
  },
  optionNotNamed: {
    en: 'The name must contain the option, so that carts and orders show it',
    fr: 'Le nom doit contenir l’option, pour que les paniers et les commandes l’indiquent',
  },
  optionTaken: {
    en: 'Another product of this family has this option',
    fr: 'Un autre produit de cette famille a cette option',
  },
  familyTaken: {
    en: 'Another family has this name, with a different one in the other language',
    fr: 'Une autre famille porte ce nom, avec un nom différent dans l’autre langue',
  },
  familyNameTaken: { en: 'Another family already has this name', fr: 'Une autre famille porte déjà ce nom' },
  publishInPast: { en: 'Choose a time in the future', fr: 'Choisissez un moment à venir' },
  publishWhileActive: {
    en: 'A product that is in the shop cannot be scheduled',
    fr: 'La mise en vente d’un produit déjà en boutique ne peut pas être planifiée',
  },
  pictureUnknown: { en: 'Upload this picture first', fr: 'Téléversez d’abord cette image' },
  stockPointUnknown: { en: 'This location does not exist', fr: 'Cet emplacement n’existe pas' },
} as const satisfies Readonly<Record<string, LocalText>>;

export type ProductProblem = keyof typeof productProblems;
