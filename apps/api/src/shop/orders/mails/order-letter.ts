import { type Locale, type LocalText, mapUrl } from '@dronesoccer/contracts';
import {
  aside,
  type Block,
  highlight,
  letter,
  line,
  type MailTemplate,
  receipt,
  reference,
  type Row,
  rows,
} from '../../../platform/mail/index.js';
import type { OrderRefundView, OrderView, ReturnView } from '../show/order-view.queries.js';
import { receiptOf } from '../documents/order-receipt.js';

/** What every letter about an order is written from. */
export interface OrderLetter {
  order: OrderView;
  /** The order's page, opened by its signed link. */
  link: string;
  /** Where the person tries to pay again. */
  payLink: string;
  /** What moved, for letters about money. */
  amountCents: number;
  holdMinutes: number;
  /** The refund that an email reports; null in every other email. */
  refund: OrderRefundView | null;
  /** What a letter about a return is about. */
  orderReturn: ReturnView | null;
}

const words = {
  number: { en: 'Order', fr: 'Commande' },
  shipTo: { en: 'Ships to', fr: 'Livraison à' },
  pickupAt: { en: 'Pick up at', fr: 'Cueillette à' },
  map: { en: 'Map and directions', fr: 'Carte et itinéraire' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** What one of them says. */
interface Said {
  subject: (number: string) => string;
  title: string;
  /** Its first sentence, also shown before it is opened. */
  body: string;
  /** What follows, the way on with it. */
  rest: readonly Block[];
}

/** A letter about an order: its number, what has happened, and what belongs to that. */
export function orderMail(name: string, write: (data: OrderLetter, locale: Locale) => Said): MailTemplate<OrderLetter> {
  return {
    name,
    render(data, locale, origin) {
      const { number } = data.order;
      const { subject, title, body, rest } = write(data, locale);
      const blocks = [highlight(words.number[locale], number), line(body), ...rest];
      return letter({ locale, origin, subject: subject(number), preview: body, title, blocks });
    },
  };
}

/** The pieces of a return, with their number. */
export function returnedPieces({ orderReturn }: OrderLetter): Block[] {
  return orderReturn === null ? [] : [rows(pieceRows(orderReturn.lines))];
}

export const pieceRows = (lines: readonly { name: string; quantity: number }[]): Row[] =>
  lines.map(({ name, quantity }) => ({ label: name, value: `× ${quantity}` }));

/** What it cost. */
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

/** For a pickup: when to come, unless it is ready now, and what to bring. */
export function pickupNotes(
  { pickupLocation, pickupName }: OrderView,
  locale: Locale,
  { isReady = false }: { isReady?: boolean } = {},
): Block[] {
  if (pickupLocation === null) return [];
  const { later, bring } = pickupWords[locale];
  return [...(isReady ? [] : [line(later)]), line(bring(pickupName))];
}

/** Where it goes, or where it waits. */
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
