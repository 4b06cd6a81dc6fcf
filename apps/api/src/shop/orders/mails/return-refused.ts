import { action, line } from '../../../platform/mail/index.js';
import { orderMail, returnedPieces } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `About your return for order ${number}`,
    title: 'We cannot accept your return',
    body: 'We reviewed your return request and cannot accept it:',
    button: 'View order',
  },
  fr: {
    subject: (number: string) => `Au sujet de votre retour pour la commande ${number}`,
    title: 'Nous ne pouvons pas accepter votre retour',
    body: 'Nous avons étudié votre demande de retour et ne pouvons pas l’accepter :',
    button: 'Voir la commande',
  },
} as const;

export const returnRefused = orderMail('return-refused', (data, locale) => {
  const note = data.orderReturn?.note ?? null;
  return {
    ...words[locale],
    rest: [...(note === null ? [] : [line(note)]), ...returnedPieces(data), action(words[locale].button, data.link)],
  };
});
