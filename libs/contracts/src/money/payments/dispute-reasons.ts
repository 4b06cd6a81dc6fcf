import type { Locale, LocalText } from '../../common/locales.ts';

/** The reasons of disputes by the provider's code, as the dashboard and the email to administrators name them. */
const disputeReasons: Readonly<Record<string, LocalText>> = {
  bank_cannot_process: {
    en: 'The bank could not process the payment',
    fr: 'La banque n’a pas pu traiter le paiement',
  },
  credit_not_processed: { en: 'The customer expected a refund', fr: 'Un remboursement était attendu' },
  customer_initiated: {
    en: 'The customer asked for the money back',
    fr: 'Le remboursement a été demandé à la banque',
  },
  duplicate: { en: 'The customer says they paid twice', fr: 'Le paiement aurait été fait deux fois' },
  fraudulent: {
    en: 'The customer says they did not make this payment',
    fr: 'Le paiement n’aurait pas été autorisé',
  },
  general: { en: 'No reason given', fr: 'Aucun motif donné' },
  product_not_received: { en: 'The customer says nothing was received', fr: 'Rien n’aurait été reçu' },
  product_unacceptable: {
    en: 'The customer says the product was not as described',
    fr: 'Le produit ne serait pas conforme à sa description',
  },
  subscription_canceled: { en: 'The customer says it was cancelled', fr: 'L’achat aurait été annulé' },
  unrecognized: { en: 'The customer does not recognize the payment', fr: 'Le paiement n’est pas reconnu' },
};

/** Returns the reason of a dispute in words. An unknown code of the provider is returned with spaces. */
export const disputeReason = (code: string, locale: Locale): string =>
  disputeReasons[code]?.[locale] ?? code.replaceAll('_', ' ');
