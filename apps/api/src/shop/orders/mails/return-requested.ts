import { action, aside } from '../../../platform/mail/index.js';
import { orderMail, returnedPieces } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `We received your return request for order ${number}`,
    title: 'We have your return request',
    body: 'We will review it and email you within two business days. Here is what you would like to return:',
    wait: 'Please keep the items until you hear from us.',
    button: 'View order',
  },
  fr: {
    subject: (number: string) => `Nous avons reçu votre demande de retour pour la commande ${number}`,
    title: 'Nous avons votre demande de retour',
    body: 'Nous l’étudierons et vous écrirons dans les deux jours ouvrables. Voici ce que vous souhaitez retourner :',
    wait: 'Veuillez garder les articles jusqu’à notre réponse.',
    button: 'Voir la commande',
  },
} as const;

export const returnRequested = orderMail('return-requested', (data, locale) => {
  const text = words[locale];
  return { ...text, rest: [...returnedPieces(data), aside(text.wait), action(text.button, data.link)] };
});
