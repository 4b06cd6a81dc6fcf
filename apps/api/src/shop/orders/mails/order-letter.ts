import { type Locale, type LocalText, mapUrl } from '@dronesoccer/contracts';
import {
  aside,
  type Block,
  highlight,
  emailLayout,
  line,
  type MailTemplate,
  receipt,
  reference,
  type Row,
  rows,
} from '../../../platform/mail/index.js';
import type { OrderRefundView, OrderView, ReturnView } from '../show/order-view.queries.js';
import { receiptOf } from '../documents/order-receipt.js';

/** The data of every email about an order. */
export interface OrderEmail {
  order: OrderView;
  /** The signed link to the order's page. */
  link: string;
  /** The page where the customer can try to pay again. */
  payLink: string;
  /** The amount that an email about money reports. */
  amountCents: number;
  holdMinutes: number;
  /** The refund that an email reports, or null in every other email. */
  refund: OrderRefundView | null;
  /** The return that an email is about, or null in every other email. */
  orderReturn: ReturnView | null;
}

const words = {
  number: { en: 'Order', fr: 'Commande' },
  shipTo: { en: 'Ships to', fr: 'Livraison à' },
  pickupAt: { en: 'Pick up at', fr: 'Cueillette à' },
  map: { en: 'Map and directions', fr: 'Carte et itinéraire' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** The content of one email. */
interface EmailContent {
  subject: (number: string) => string;
  title: string;
  /** The first sentence, which is also the preview text. */
  body: string;
  /** The remaining blocks, including the button. */
  rest: readonly Block[];
}

/** Creates the template of an email about an order: its number, the event, and the details. */
export function orderMail(
  name: string,
  write: (data: OrderEmail, locale: Locale) => EmailContent,
): MailTemplate<OrderEmail> {
  return {
    name,
    render(data, locale, origin) {
      const { number } = data.order;
      const { subject, title, body, rest } = write(data, locale);
      const blocks = [highlight(words.number[locale], number), line(body), ...rest];
      return emailLayout({ locale, origin, subject: subject(number), preview: body, title, blocks });
    },
  };
}

/** Lists the pieces of a return with their quantities. */
export function returnedPieces({ orderReturn }: OrderEmail): Block[] {
  return orderReturn === null ? [] : [rows(pieceRows(orderReturn.lines))];
}

export const pieceRows = (lines: readonly { name: string; quantity: number }[]): Row[] =>
  lines.map(({ name, quantity }) => ({ label: name, value: `× ${quantity}` }));

export const orderReceipt = (order: OrderView, locale: Locale): Block => receipt(receiptOf(order, locale), locale);

const pickupWords = {
  en: {
    later: 'We’ll email you when it’s ready. Please wait for that email before coming in.',
    bring: (name: string | null) =>
      `Please bring the order number and a photo ID${name === null ? '' : `. The order is kept for ${name}`}.`,
  },
  fr: {
    later: 'Nous vous écrirons dès qu’elle sera prête. Attendez ce courriel avant de passer.',
    bring: (name: string | null) =>
      `Veuillez apporter le numéro de commande et une pièce d’identité avec photo${
        name === null ? '' : `. La commande est au nom de ${name}`
      }.`,
  },
} as const;

/** Returns notes for a pickup: when to come, unless it is ready now, and what to bring. */
export function pickupNotes(
  { pickupLocation, pickupName }: OrderView,
  locale: Locale,
  { isReady = false }: { isReady?: boolean } = {},
): Block[] {
  if (pickupLocation === null) return [];
  const { later, bring } = pickupWords[locale];
  return [...(isReady ? [] : [line(later)]), line(bring(pickupName))];
}

/** Returns the shipping address or the pickup location. */
export function destination({ address, pickupLocation }: OrderView, locale: Locale): Block[] {
  if (pickupLocation !== null) {
    const { name, address: street, city, province, postalCode } = pickupLocation;
    return [
      aside(`${words.pickupAt[locale]} ${name}, ${street}, ${city} ${province} ${postalCode}`),
      reference(words.map[locale], mapUrl(pickupLocation)),
    ];
  }
  if (address === null) return [];
  const { fullName, line1, line2, city, province, postalCode } = address;
  const place = [fullName, line1, line2, `${city} ${province} ${postalCode}`].filter(Boolean).join(', ');
  return [aside(`${words.shipTo[locale]} ${place}`)];
}
