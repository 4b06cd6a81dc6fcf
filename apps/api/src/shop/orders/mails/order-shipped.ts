import { carriers, DeliveryMethod, isCarrier, type Locale, trackingUrl } from '@dronesoccer/contracts';
import { returnUntil } from '@dronesoccer/domain';
import { organisationDayText } from '@dronesoccer/domain/calendar';
import { action, aside, type Block, highlight } from '../../../platform/mail/index.js';
import { destination, type OrderEmail, orderMail, orderReceipt } from './order-letter.js';

const words = {
  en: {
    shipped: {
      subject: (number: string) => `Your order ${number} is on its way`,
      title: 'Your order is on its way',
      body: 'Your parcel has shipped. Here is what is in it:',
    },
    handedOver: {
      subject: (number: string) => `You picked up order ${number}`,
      title: 'Have fun!',
      body: 'You picked up your order at the counter. For your records, here is what you took home:',
    },
    tracking: 'Tracking number',
    track: 'Track the parcel',
    button: 'View my order',
    returns: (day: string) => `Is something not right? You can request a return until ${day} on the order page.`,
  },
  fr: {
    shipped: {
      subject: (number: string) => `Votre commande ${number} est en route`,
      title: 'Votre commande est en route',
      body: 'Votre colis est expédié. Voici son contenu :',
    },
    handedOver: {
      subject: (number: string) => `Votre commande ${number} vous a été remise`,
      title: 'Amusez-vous bien!',
      body: 'Votre commande vous a été remise au comptoir. Pour vos dossiers, en voici le contenu :',
    },
    tracking: 'Numéro de suivi',
    track: 'Suivre le colis',
    button: 'Voir ma commande',
    returns: (day: string) =>
      `Quelque chose ne va pas? Vous pouvez demander un retour jusqu’au ${day}, sur la page de la commande.`,
  },
} as const;

/** Links to the carrier's tracking page if there is one, and to the order's page. */
function trackingBlocks({ order, link }: OrderEmail, locale: Locale): Block[] {
  const text = words[locale];
  const shipment = order.shipments.at(-1);
  const carrier = isCarrier(shipment?.carrier) ? shipment.carrier : null;
  if (shipment === undefined || carrier === null || shipment.trackingNumber === null)
    return [action(text.button, link)];
  const name = carrier === 'other' ? text.tracking : `${text.tracking}, ${carriers[carrier].name[locale]}`;
  const page = trackingUrl(carrier, shipment.trackingNumber);
  return [
    highlight(name, shipment.trackingNumber),
    ...(page === null ? [] : [action(text.track, page)]),
    action(text.button, link),
  ];
}

/** The email about a shipped parcel or a collected pickup. */
export const orderShipped = orderMail('order-shipped', (data, locale) => {
  const { order } = data;
  const isParcel = order.delivery === DeliveryMethod.SHIP;
  const until = returnUntil(order, order.returnDays);
  return {
    ...(isParcel ? words[locale].shipped : words[locale].handedOver),
    rest: [
      orderReceipt(order, locale),
      ...(isParcel ? destination(order, locale) : []),
      ...trackingBlocks(data, locale),
      ...(until === null ? [] : [aside(words[locale].returns(organisationDayText(until, locale)))]),
    ],
  };
});
