import { action, aside } from '../../../platform/mail/index.js';
import { orderMail, returnedPieces } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `We received your return request for order ${number}`,
    title: 'We have your return request',
    body: 'We look at it within two business days and write to you then. This is what you would like to send back:',
    wait: 'Please keep the goods until you hear from us.',
    button: 'See the order',
  },
  fr: {
    subject: (number: string) => `Nous avons reçu votre demande de retour pour la commande ${number}`,
    title: 'Nous avons votre demande de retour',
    body: 'Nous l’étudions dans les deux jours ouvrables et vous écrivons ensuite. Voici ce que vous souhaitez retourner :',
    wait: 'Veuillez garder les articles jusqu’à notre réponse.',
    button: 'Voir la commande',
  },
} as const;

export const returnRequested = orderMail('return-requested', (data, locale) => {
  const text = words[locale];
  return { ...text, rest: [...returnedPieces(data), aside(text.wait), action(text.button, data.link)] };
});
