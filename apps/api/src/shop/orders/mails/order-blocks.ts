import { type DeliveryDaysWire, type LocalText, mapUrl } from '@dronesoccer/contracts';
import {
  action,
  aside,
  defineEmails,
  highlight,
  type Language,
  line,
  type Part,
  receipt,
  reference,
  type Row,
  rows,
} from '../../../platform/mail/index.js';
import type { OrderRefundView, OrderView, ReturnView } from '../show/order-view.queries.js';
import { receiptOf } from '../documents/order-receipt.js';

/** The facts that the emails about an order show. */
export interface OrderFacts {
  order: OrderView;
  /** The signed link to the order's page. */
  link: string;
  /** The page where the customer can try to pay again. */
  payLink: string;
  /** The amount that an email about money reports. */
  amountCents: number;
  /** The refund that an email reports, or null in every other email. */
  refund: OrderRefundView | null;
  /** The return that an email is about, or null in every other email. */
  orderReturn: ReturnView | null;
}

const words = {
  number: { en: 'Order', fr: 'Commande' },
  view: { en: 'View order', fr: 'Voir la commande' },
  viewMine: { en: 'View my order', fr: 'Voir ma commande' },
  shipTo: { en: 'Ships to', fr: 'Livraison à' },
  pickupAt: { en: 'Pick up at', fr: 'Cueillette à' },
  map: { en: 'Map and directions', fr: 'Carte et itinéraire' },
  later: {
    en: 'We’ll email you when it’s ready. Please wait for that email before coming in.',
    fr: 'Nous vous écrirons dès qu’elle sera prête. Attendez ce courriel avant de passer.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;

/** Describes an email about an order, which begins with the order's number. */
export const orderEmail = defineEmails<OrderFacts>({
  above: ({ order }, { locale }) => highlight(words.number[locale], order.number),
});

/** Links to the order's page. */
export const viewOrder = ({ link }: OrderFacts, { locale }: Language): Part => action(words.view[locale], link);
export const viewMyOrder = ({ link }: OrderFacts, { locale }: Language): Part => action(words.viewMine[locale], link);

/** Lists the pieces of a return with their quantities. */
export const returnedPieces = ({ orderReturn }: OrderFacts): Part => orderReturn && rows(pieceRows(orderReturn.lines));

export const pieceRows = (lines: readonly { name: string; quantity: number }[]): Row[] =>
  lines.map(({ name, quantity }) => ({ label: name, value: `× ${quantity}` }));

export const orderReceipt = ({ order }: OrderFacts, { locale }: Language): Part =>
  receipt(receiptOf(order, locale), locale);

/**
 * Lists the contents of a parcel or pickup: the receipt, or the pieces that are left if some were refunded. After a refund
 * of all pieces nothing is left to hand over, so the email is about a parcel that left before, and shows its receipt.
 */
export function packedPieces(facts: OrderFacts, language: Language): Part {
  const { lines } = facts.order;
  const packed = lines.flatMap(({ name, quantity, refunded }) =>
    quantity > refunded ? [{ name, quantity: quantity - refunded }] : [],
  );
  const isWhole = packed.length === 0 || lines.every(({ refunded }) => refunded === 0);
  return isWhole ? orderReceipt(facts, language) : rows(pieceRows(packed));
}

/** Asks the customer to wait until the pickup is ready. */
const pickupLater = ({ order }: OrderFacts, { locale }: Language): Part =>
  order.pickupLocation !== null && line(words.later[locale]);

/** Says what to bring to a pickup. */
export function pickupNeeds({ order: { pickupLocation, pickupName: name } }: OrderFacts, { locale }: Language): Part {
  const holder = { en: `. The order is under the name ${name}`, fr: `. La commande est au nom de ${name}` };
  const bring = {
    en: 'Please bring the order number and a photo ID',
    fr: 'Apportez le numéro de commande et une pièce d’identité avec photo',
  };
  return pickupLocation !== null && line(`${bring[locale]}${name === null ? '' : holder[locale]}.`);
}

const deliveryText = ({ min, max }: DeliveryDaysWire): LocalText => ({
  en: `Delivery takes ${min === max ? '' : `${min} to `}${max} business ${max === 1 ? 'day' : 'days'} after shipping`,
  fr: `Livraison en ${min === max ? '' : `${min} à `}${max} ${max < 2 ? 'jour ouvrable' : 'jours ouvrables'} après l’expédition`,
});

/** Returns the shipping address with the delivery time, or the pickup location. */
export function destination(
  { order: { address, pickupLocation, shippingRate } }: OrderFacts,
  { locale }: Language,
): Part {
  if (pickupLocation !== null) {
    const { name, address: street, city, province, postalCode } = pickupLocation;
    return [
      aside(`${words.pickupAt[locale]} ${name}, ${street}, ${city} ${province} ${postalCode}`),
      reference(words.map[locale], mapUrl(pickupLocation)),
    ];
  }
  if (address === null) return null;
  const { fullName, line1, line2, city, province, postalCode } = address;
  const place = [fullName, line1, line2, `${city} ${province} ${postalCode}`].filter(Boolean).join(', ');
  const days = shippingRate?.days ?? null;
  return [aside(`${words.shipTo[locale]} ${place}`), days && aside(deliveryText(days)[locale])];
}

/** Says what was ordered and where it goes. The emails that present a whole order list this block. */
export const orderFacts = (facts: OrderFacts, language: Language): Part => [
  orderReceipt(facts, language),
  pickupLater(facts, language),
  facts.order.paidAt !== null && pickupNeeds(facts, language),
  destination(facts, language),
];
