import { DeliveryMethod } from '@dronesoccer/contracts';
import { isShopsFault } from '@dronesoccer/domain';
import { action, aside } from '../../../platform/mail/index.js';
import { type OrderEmail, orderMail, returnedPieces } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your return for order ${number} is approved`,
    title: 'Your return is approved',
    parcel: 'Please pack these items well, write the order number on the parcel and send it to us.',
    counter: 'Please bring these items and your order number to the counter where you picked them up.',
    ours: 'We pay the return shipping.',
    yours: 'You pay the return shipping, as the items are not faulty.',
    mixed: 'We pay to return what arrived damaged, wrong or not as described; you pay to return the rest.',
    after: 'We will refund you as soon as we have the items.',
    button: 'View order',
  },
  fr: {
    subject: (number: string) => `Votre retour pour la commande ${number} est approuvé`,
    title: 'Votre retour est approuvé',
    parcel: 'Veuillez bien emballer ces articles, inscrire le numéro de commande sur le colis et nous l’envoyer.',
    counter: 'Veuillez rapporter ces articles, avec le numéro de commande, au comptoir où vous les avez reçus.',
    ours: 'Nous payons les frais de retour.',
    yours: 'Les frais de retour sont à votre charge, puisque les articles n’ont pas de défaut.',
    mixed:
      'Nous payons le retour de ce qui est arrivé endommagé, erroné ou non conforme; celui du reste est à votre charge.',
    after: 'Nous vous rembourserons dès que nous aurons reçu les articles.',
    button: 'Voir la commande',
  },
} as const;

/** Returns who pays for the return parcel, depending on the reasons of its lines. */
function postageOf({ orderReturn }: OrderEmail): 'ours' | 'yours' | 'mixed' {
  const faults = (orderReturn?.lines ?? []).map(({ reason }) => isShopsFault(reason));
  if (faults.every(Boolean)) return 'ours';
  return faults.some(Boolean) ? 'mixed' : 'yours';
}

export const returnApproved = orderMail('return-approved', (data, locale) => {
  const text = words[locale];
  const isPickup = data.order.delivery === DeliveryMethod.PICKUP;
  return {
    ...text,
    body: isPickup ? text.counter : text.parcel,
    rest: [
      ...returnedPieces(data),
      ...(isPickup ? [] : [aside(text[postageOf(data)])]),
      aside(text.after),
      action(text.button, data.link),
    ],
  };
});
