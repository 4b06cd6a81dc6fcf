import { DeliveryMethod } from '@dronesoccer/contracts';
import { action, aside } from '../../../platform/mail/index.js';
import { orderMail, returnedPieces } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your return for order ${number} is approved`,
    title: 'Your return is approved',
    parcel: 'Please pack these items well, write the order number on the parcel and send it to us.',
    counter: 'Please bring these items and your order number to the counter where you picked them up.',
    after: 'We will refund you as soon as we have the items.',
    button: 'View order',
  },
  fr: {
    subject: (number: string) => `Votre retour pour la commande ${number} est approuvé`,
    title: 'Votre retour est approuvé',
    parcel: 'Veuillez bien emballer ces articles, inscrire le numéro de commande sur le colis et nous l’envoyer.',
    counter: 'Veuillez rapporter ces articles, avec le numéro de commande, au comptoir où vous les avez reçus.',
    after: 'Nous vous rembourserons dès que nous aurons reçu les articles.',
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
