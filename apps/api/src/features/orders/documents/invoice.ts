import { DeliveryMethod, OrderStatus, type OrganisationWire, RefundStatus } from '@dronesoccer/contracts';
import { moneyText } from '@dronesoccer/domain';
import { organisationDayText } from '@dronesoccer/domain/calendar';
import type { OrderView } from '../order-view.queries.js';
import { taxText } from '../order-words.js';
import { addressLines, foot, head, type Lines, linesBlock } from './parts.js';
import { ink, page, Sheet } from './sheet.js';

const words = {
  en: {
    invoice: 'Invoice',
    billedTo: 'Billed to',
    shippedTo: 'Shipped to',
    pickedUpAt: 'Pickup at',
    order: 'Order',
    placed: 'Placed',
    paid: 'Paid',
    state: 'Status',
    cancelled: (day: string) => `Cancelled on ${day}`,
    item: 'Item',
    quantity: 'Qty',
    price: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    coupon: (code: string) => `Discount (${code})`,
    shipping: 'Shipping',
    pickup: 'Pickup',
    free: 'Free',
    total: 'Total (CAD)',
    payment: (day: string) => `Paid on ${day}`,
    refund: (day: string) => `Refunded on ${day}`,
    refundOnItsWay: 'Refund on its way',
    kept: 'Paid after refunds',
    number: (registration: string) => `No. ${registration}`,
    thanks: 'Thank you for your order.',
  },
  fr: {
    invoice: 'Facture',
    billedTo: 'Facturé à',
    shippedTo: 'Livré à',
    pickedUpAt: 'Cueillette à',
    order: 'Commande',
    placed: 'Passée le',
    paid: 'Payée le',
    state: 'État',
    cancelled: (day: string) => `Annulée le ${day}`,
    item: 'Article',
    quantity: 'Qté',
    price: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    coupon: (code: string) => `Rabais (${code})`,
    shipping: 'Livraison',
    pickup: 'Cueillette',
    free: 'Gratuit',
    total: 'Total (CAD)',
    payment: (day: string) => `Payé le ${day}`,
    refund: (day: string) => `Remboursé le ${day}`,
    refundOnItsWay: 'Remboursement en cours',
    kept: 'Payé après remboursements',
    number: (registration: string) => `Nº ${registration}`,
    thanks: 'Merci de votre commande.',
  },
} as const;

/** Right edges of the columns of amounts. */
const columns = { quantity: 370, price: 464, amount: page.width - page.margin } as const;

export interface InvoiceData {
  order: OrderView;
  organisation: OrganisationWire;
  /** The money that paid for it; none where a coupon did. */
  payments: readonly { paidAt: Date; amountCents: number }[];
}

/** The invoice of a paid order, in the order's own language: what was bought, what was paid, and what went back. */
export function renderInvoice({ order, organisation, payments }: InvoiceData): Promise<Buffer> {
  const { locale } = order;
  const text = words[locale];
  const title = `${text.invoice} ${order.number}`;
  const sheet = new Sheet({ title, author: organisation.name, locale });
  let y = head(sheet, organisation, { title: text.invoice, number: order.number });
  y = parties(sheet, order, y);
  y = lineTable(sheet, order, y + 22);
  y = totals(sheet, order, payments, y + 10);
  sheet.text('P', text.thanks, { x: page.margin, y: y + 14, width: 300, color: ink.quiet });
  foot(sheet, organisation, title, locale);
  return sheet.finish();
}

function parties(sheet: Sheet, order: OrderView, y: number): number {
  const text = words[order.locale];
  const left: Lines = {
    title: text.billedTo,
    lines: [...(order.address === null ? [] : [order.address.fullName]), order.email],
  };
  const middle: Lines | null =
    order.address !== null
      ? { title: text.shippedTo, lines: addressLines(order.address) }
      : order.pickupLocation === null
        ? null
        : { title: text.pickedUpAt, lines: placeLines(order.pickupLocation) };
  const facts: [string, string][] = [
    [text.order, order.number],
    [text.placed, organisationDayText(order.placedAt, order.locale)],
    ...(order.paidAt === null
      ? []
      : [[text.paid, organisationDayText(order.paidAt, order.locale)] satisfies [string, string]]),
  ];
  if (order.status === OrderStatus.CANCELLED && order.cancelledAt !== null) {
    facts.push([text.state, text.cancelled(organisationDayText(order.cancelledAt, order.locale))]);
  }
  const ends = [
    linesBlock(sheet, left, { x: page.margin, y, width: 158 }),
    middle === null ? y : linesBlock(sheet, middle, { x: 222, y, width: 158 }),
    factsBlock(sheet, facts, { x: 392, y }),
  ];
  return Math.max(...ends);
}

function placeLines({ name, address, city, province, postalCode }: NonNullable<OrderView['pickupLocation']>): string[] {
  return [name, address, `${city} ${province} ${postalCode}`];
}

function factsBlock(sheet: Sheet, facts: readonly [string, string][], { x, y }: { x: number; y: number }): number {
  let end = y;
  for (const [label, value] of facts) {
    sheet.text('P', label, { x, y: end, width: 62, size: 8.5, color: ink.quiet });
    end = sheet.text('P', value, { x: x + 62, y: end, width: page.width - page.margin - x - 62, size: 8.5 }) + 2;
  }
  return end;
}

function lineTable(sheet: Sheet, order: OrderView, top: number): number {
  const text = words[order.locale];
  const money = (cents: number): string => moneyText(cents, order.locale);
  const right = (edge: number, width: number) => ({ x: edge - width, width, align: 'right' as const });
  let y = top;
  const headings = (): void => {
    const style = { size: 8, face: 'strong' as const, color: ink.quiet };
    sheet.group('TR', () => {
      sheet.text('TH', text.item, { ...style, x: page.margin, y, width: 264 });
      sheet.text('TH', text.quantity, { ...style, ...right(columns.quantity, 40), y });
      sheet.text('TH', text.price, { ...style, ...right(columns.price, 76), y });
      sheet.text('TH', text.amount, { ...style, ...right(columns.amount, 84), y });
    });
    sheet.rule(y + 14, { weight: 1.2, color: ink.strong });
    y += 22;
  };
  sheet.group('Table', () => {
    headings();
    for (const line of order.lines) {
      if (y > page.bottom - 60) {
        sheet.addPage();
        y = page.margin;
        headings();
      }
      sheet.group('TR', () => {
        const end = sheet.text('TD', line.name, { x: page.margin, y, width: 264, color: ink.strong });
        sheet.text('TD', String(line.quantity), { ...right(columns.quantity, 40), y });
        sheet.text('TD', money(line.unitPriceCents), { ...right(columns.price, 76), y });
        sheet.text('TD', money(line.unitPriceCents * line.quantity), {
          ...right(columns.amount, 84),
          y,
        });
        y = end + 5;
      });
      sheet.rule(y);
      y += 8;
    }
  });
  return y;
}

interface TotalRow {
  label: string;
  value: string;
  note?: string;
  isTotal?: boolean;
}

function totals(sheet: Sheet, order: OrderView, payments: InvoiceData['payments'], top: number): number {
  const rows = totalRows(order, payments);
  let y = top;
  if (y > page.bottom - rows.length * 20) {
    sheet.addPage();
    y = page.margin;
  }
  const x = 300;
  const width = page.width - page.margin - x;
  sheet.group('Table', () => {
    for (const { label, value, note, isTotal = false } of rows) {
      const style = isTotal
        ? ({ face: 'strong', size: 11.5, color: ink.strong } as const)
        : ({ face: 'text', size: 9.5, color: ink.text } as const);
      if (isTotal) {
        sheet.rule(y, { x, width, weight: 1.2, color: ink.strong });
        y += 7;
      }
      sheet.group('TR', () => {
        let end = sheet.text('TH', label, { ...style, x, y, width: width - 92 });
        if (note !== undefined) {
          end = sheet.text('TD', note, { x, y: end - 1, width: width - 92, size: 8, color: ink.quiet });
        }
        sheet.text('TD', value, { ...style, x: x + width - 92, y, width: 92, align: 'right' });
        y = end + (isTotal ? 8 : 4);
      });
    }
  });
  return y;
}

function totalRows(order: OrderView, payments: InvoiceData['payments']): TotalRow[] {
  const { locale } = order;
  const text = words[locale];
  const money = (cents: number): string => moneyText(cents, locale);
  const delivery = order.delivery === DeliveryMethod.PICKUP ? text.pickup : text.shipping;
  const refunds = order.refunds.filter(({ status }) => status !== RefundStatus.FAILED);
  const paid = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const back = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    { label: text.subtotal, value: money(order.subtotalCents) },
    ...(order.discountCents === 0
      ? []
      : [{ label: text.coupon(order.couponCode ?? ''), value: `−${money(order.discountCents)}` }]),
    { label: delivery, value: order.shippingCents === 0 ? text.free : money(order.shippingCents) },
    ...order.taxes.map((tax) => ({
      label: taxText(tax, locale),
      value: money(tax.amountCents),
      ...(tax.registration !== null && { note: text.number(tax.registration) }),
    })),
    { label: text.total, value: money(order.totalCents), isTotal: true },
    ...payments.map(({ paidAt, amountCents }) => ({
      label: text.payment(organisationDayText(paidAt, locale)),
      value: money(amountCents),
    })),
    ...refunds.map(({ doneAt, amountCents }) => ({
      label: doneAt === null ? text.refundOnItsWay : text.refund(organisationDayText(new Date(doneAt), locale)),
      value: `−${money(amountCents)}`,
    })),
    ...(back === 0 ? [] : [{ label: text.kept, value: money(paid - back), isTotal: true }]),
  ];
}
