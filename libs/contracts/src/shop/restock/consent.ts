import type { LocalText } from '../../common/locales.ts';

/** The consent text for restock emails. Each request records this text in the language in which the visitor read it. */
export const restockConsent: LocalText = {
  en: 'Email me once when this product is back in stock. My address goes on no mailing list, and I can withdraw this consent at any time by writing to you.',
  fr: 'Envoyez-moi un seul courriel quand ce produit sera de retour en stock. Mon adresse n’est ajoutée à aucune liste d’envoi, et je peux retirer ce consentement en tout temps en vous écrivant.',
};

export const restockConsentMissing: LocalText = {
  en: 'Check the box so that we may email you',
  fr: 'Cochez la case pour que nous puissions vous écrire',
};
