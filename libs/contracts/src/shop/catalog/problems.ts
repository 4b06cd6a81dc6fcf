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
  pictureUnknown: { en: 'Upload this picture first', fr: 'Téléversez d’abord cette image' },
  stockPointUnknown: { en: 'This location does not exist', fr: 'Cet emplacement n’existe pas' },
} as const satisfies Readonly<Record<string, LocalText>>;

export type ProductProblem = keyof typeof productProblems;
