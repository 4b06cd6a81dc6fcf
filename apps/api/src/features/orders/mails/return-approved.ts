import { DeliveryMethod } from '@dronesoccer/contracts';
import { isShopsFault } from '@dronesoccer/domain';
import { action, aside } from '../../../platform/mail/index.js';
import { type OrderLetter, orderMail, returnedPieces } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your return for order ${number} is accepted`,
    title: 'You can send it back',
    parcel: 'We take these back. Please pack them well and write the order number on the parcel.',
    counter: 'We take these back. Please bring them, with the order number, to the counter where you picked them up.',
    ours: 'We pay the postage.',
    yours: 'You pay the postage, as the items are not faulty.',
    mixed: 'We pay the postage of what arrived damaged, wrong or not as described; you pay that of the rest.',
    after: 'Your refund leaves as soon as we have the goods.',
    button: 'See the order',
  },
  fr: {
    subject: (number: string) => `Votre retour pour la commande ${number} est accepté`,
    title: 'Vous pouvez nous le retourner',
    parcel: 'Nous reprenons ces articles. Veuillez bien les emballer et inscrire le numéro de commande sur le colis.',
    counter:
      'Nous reprenons ces articles. Veuillez les rapporter, avec le numéro de commande, au comptoir où vous les avez reçus.',
    ours: 'Nous payons le port.',
    yours: 'Le port est à vos frais, puisque les articles n’ont pas de défaut.',
    mixed:
      'Nous payons le port de ce qui est arrivé endommagé, erroné ou non conforme; celui du reste est à vos frais.',
    after: 'Votre remboursement part dès que nous avons reçu les articles.',
    button: 'Voir la commande',
  },
} as const;

/** Who pays for the parcel, by the reasons of what is in it. */
function postageOf({ orderReturn }: OrderLetter): 'ours' | 'yours' | 'mixed' {
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
