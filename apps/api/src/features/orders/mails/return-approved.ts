import { DeliveryMethod } from '@dronesoccer/contracts';
import { action, aside } from '../../../platform/mail/index.js';
import { orderMail, returnedPieces } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your return for order ${number} is accepted`,
    title: 'You can send it back',
    parcel: 'We take these back. Please pack them well and write the order number on the parcel.',
    counter: 'We take these back. Please bring them, with the order number, to the counter where you picked them up.',
    after: 'Your refund leaves as soon as we have the goods.',
    button: 'See the order',
  },
  fr: {
    subject: (number: string) => `Votre retour pour la commande ${number} est accepté`,
    title: 'Vous pouvez nous le retourner',
    parcel: 'Nous reprenons ces articles. Veuillez bien les emballer et inscrire le numéro de commande sur le colis.',
    counter:
      'Nous reprenons ces articles. Veuillez les rapporter, avec le numéro de commande, au comptoir où vous les avez reçus.',
    after: 'Votre remboursement part dès que nous avons reçu les articles.',
    button: 'Voir la commande',
  },
} as const;

export const returnApproved = orderMail('return-approved', (data, locale) => {
  const text = words[locale];
  return {
    ...text,
    body: data.order.delivery === DeliveryMethod.PICKUP ? text.counter : text.parcel,
    rest: [...returnedPieces(data), aside(text.after), action(text.button, data.link)],
  };
});
