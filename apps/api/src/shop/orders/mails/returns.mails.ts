import { DeliveryMethod } from '@dronesoccer/contracts';
import { isShopsFault } from '@dronesoccer/domain';
import { aside, type Language, line, type Part, rows } from '../../../platform/mail/index.js';
import { type OrderFacts, orderEmail, orderReceipt, pieceRows, returnedPieces, viewOrder } from './order-blocks.js';

export const returnEmails = {
  refunded: orderEmail('refund-issued', {
    en: ({ order, amountCents }, { money }) => ({
      subject: `Your refund for order ${order.number}`,
      title: 'Your refund is on its way',
      body: `We have refunded ${money(amountCents)} to the card you paid with.`,
      subtotal: 'Subtotal',
      shipping: 'Shipping',
      tax: 'Tax',
      total: 'Refunded',
      wait: 'It can take up to ten days to appear on your statement.',
    }),
    fr: ({ order, amountCents }, { money }) => ({
      subject: `Votre remboursement pour la commande ${order.number}`,
      title: 'Votre remboursement est en route',
      body: `Nous avons remboursé ${money(amountCents)} sur la carte utilisée pour le paiement.`,
      subtotal: 'Sous-total',
      shipping: 'Livraison',
      tax: 'Taxes',
      total: 'Remboursé',
      wait: 'Il peut prendre jusqu’à dix jours avant de figurer sur votre relevé.',
    }),
    blocks: (text) => [refundedPieces(text), aside(text.wait), viewOrder],
  }),
  'return-requested': orderEmail('return-requested', {
    en: ({ order }) => ({
      subject: `We received your return request for order ${order.number}`,
      title: 'We have your return request',
      body: 'We will review it and email you within two business days. Here is what you would like to return:',
      wait: 'Please keep the items until you hear from us.',
    }),
    fr: ({ order }) => ({
      subject: `Nous avons reçu votre demande de retour pour la commande ${order.number}`,
      title: 'Nous avons votre demande de retour',
      body: 'Nous l’étudierons et vous écrirons dans les deux jours ouvrables. Voici ce que vous souhaitez retourner :',
      wait: 'Gardez les articles jusqu’à notre réponse.',
    }),
    blocks: ({ wait }) => [returnedPieces, aside(wait), viewOrder],
  }),
  'return-approved': orderEmail('return-approved', {
    en: (facts) => ({
      subject: `Your return for order ${facts.order.number} is approved`,
      title: 'Your return is approved',
      body: isPickup(facts)
        ? 'Please bring these items and your order number to the counter where you picked them up.'
        : 'Please pack these items well, write the order number on the parcel and send it to us.',
      postage: {
        ours: 'We pay the return shipping.',
        yours: 'You pay the return shipping, as the items are not faulty.',
        mixed: 'We pay to return what arrived damaged, wrong or not as described; you pay to return the rest.',
      }[postageOf(facts)],
      after: 'We will refund you as soon as we have the items.',
    }),
    fr: (facts) => ({
      subject: `Votre retour pour la commande ${facts.order.number} est approuvé`,
      title: 'Votre retour est approuvé',
      body: isPickup(facts)
        ? 'Rapportez ces articles, avec le numéro de commande, au comptoir où vous les avez récupérés.'
        : 'Emballez bien ces articles, inscrivez le numéro de commande sur le colis et envoyez-le-nous.',
      postage: {
        ours: 'Nous payons les frais de retour.',
        yours: 'Les frais de retour sont à votre charge, puisque les articles n’ont pas de défaut.',
        mixed:
          'Nous payons le retour de ce qui est arrivé endommagé, erroné ou non conforme; celui du reste est à votre charge.',
      }[postageOf(facts)],
      after: 'Nous vous rembourserons dès que nous aurons reçu les articles.',
    }),
    blocks: ({ postage, after }, facts) => [
      returnedPieces,
      !isPickup(facts) && aside(postage),
      aside(after),
      viewOrder,
    ],
  }),
  'return-refused': orderEmail('return-refused', {
    en: ({ order }) => ({
      subject: `About your return for order ${order.number}`,
      title: 'We cannot accept your return',
      body: 'We reviewed your return request and cannot accept it:',
    }),
    fr: ({ order }) => ({
      subject: `Au sujet de votre retour pour la commande ${order.number}`,
      title: 'Nous ne pouvons pas accepter votre retour',
      body: 'Nous avons étudié votre demande de retour et ne pouvons pas l’accepter :',
    }),
    blocks: (_text, { orderReturn }) => [
      orderReturn !== null && orderReturn.note !== null && line(orderReturn.note),
      returnedPieces,
      viewOrder,
    ],
  }),
  'return-received': orderEmail('return-received', {
    en: (facts, { money }) => ({
      subject: `Your return for order ${facts.order.number} has arrived`,
      title: 'Your return has arrived',
      body:
        refundedCents(facts) === 0
          ? 'Thank you: we have received your items, and your return is closed.'
          : `Thank you: we have received your items. We are refunding ${money(refundedCents(facts))} and will email you when the refund is sent.`,
    }),
    fr: (facts, { money }) => ({
      subject: `Votre retour pour la commande ${facts.order.number} est arrivé`,
      title: 'Votre retour est arrivé',
      body:
        refundedCents(facts) === 0
          ? 'Merci, nous avons reçu vos articles, et votre demande est fermée.'
          : `Merci, nous avons reçu vos articles. Nous vous remboursons ${money(refundedCents(facts))} et vous écrirons quand le remboursement sera envoyé.`,
    }),
    blocks: () => [returnedPieces, viewOrder],
  }),
};

/** Lists the refunded items, the tax and the amount. A refund of the whole order repeats its receipt. */
const refundedPieces =
  (text: Record<'subtotal' | 'shipping' | 'tax' | 'total', string>) =>
  ({ order, refund }: OrderFacts, { money }: Language): Part<OrderFacts> => {
    if (refund === null || refund.amountCents === order.totalCents) return refund && orderReceipt;
    const { amountCents, shippingCents, taxCents, lines } = refund;
    return rows([
      ...pieceRows(lines),
      { label: text.subtotal, value: money(amountCents - shippingCents - taxCents) },
      ...(shippingCents === 0 ? [] : [{ label: text.shipping, value: money(shippingCents) }]),
      ...(taxCents === 0 ? [] : [{ label: text.tax, value: money(taxCents) }]),
      { label: text.total, value: money(amountCents), isTotal: true },
    ]);
  };

const isPickup = ({ order }: OrderFacts): boolean => order.delivery === DeliveryMethod.PICKUP;

/** Returns who pays for the return parcel, depending on the reasons of its lines. */
function postageOf({ orderReturn }: OrderFacts): 'ours' | 'yours' | 'mixed' {
  const faults = (orderReturn?.lines ?? []).map(({ reason }) => isShopsFault(reason));
  if (faults.every(Boolean)) return 'ours';
  return faults.some(Boolean) ? 'mixed' : 'yours';
}

const refundedCents = ({ order, orderReturn }: OrderFacts): number =>
  order.refunds
    .filter(({ returnId }) => returnId !== null && returnId === orderReturn?.id)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
