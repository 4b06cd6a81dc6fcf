import type { Locale, OrganisationWire } from '@dronesoccer/contracts';
import { moneyText, taxText } from '@dronesoccer/domain';
import { organisationDayText } from '@dronesoccer/domain/calendar';
import { ink, page, PdfDocument } from './pdf-document.js';
import { foot, head, type Lines, linesBlock } from './pdf-parts.js';

const words = {
  en: {
    invoice: 'Invoice',
    billedTo: 'Billed to',
    item: 'Item',
    quantity: 'Qty',
    price: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount',
    free: 'Free',
    total: 'Total (CAD)',
    payment: (day: string) => `Paid on ${day}`,
    refund: (day: string) => `Refunded on ${day}`,
    refundOnItsWay: 'Refund in progress',
    kept: 'Paid, less refunds',
    number: (registration: string) => `No. ${registration}`,
  },
  fr: {
    invoice: 'Facture',
    billedTo: 'Facturé à',
    item: 'Article',
    quantity: 'Qté',
    price: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    discount: 'Rabais',
    free: 'Gratuit',
    total: 'Total (CAD)',
    payment: (day: string) => `Payé le ${day}`,
    refund: (day: string) => `Remboursé le ${day}`,
    refundOnItsWay: 'Remboursement en cours',
    kept: 'Payé, moins les remboursements',
    number: (registration: string) => `Nº ${registration}`,
  },
} as const;

/** The right edges of the amount columns. */
const columns = { quantity: 370, price: 464, amount: page.width - page.margin } as const;

/** A sale of any kind as shown to the customer: the purchased items and their prices. Amounts are in cents. */
export interface Receipt {
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitPriceCents: number }[];
  /** The sum of all lines, before discount and tax. */
  readonly subtotalCents: number;
  /** Null if there is no discount. The reason is a coupon code, or empty. */
  readonly discount: { readonly reason: string; readonly amountCents: number } | null;
  /** Charges added before tax, such as shipping, named in the reader's language; 0 is shown as free. */
  readonly charges: readonly { readonly label: string; readonly amountCents: number }[];
  /**
   * The rate is in thousandths of a percent; the registration is the number that the tax is collected under, or null.
   */
  readonly taxes: readonly {
    readonly name: string;
    readonly rate: number;
    readonly amountCents: number;
    readonly registration: string | null;
  }[];
  readonly totalCents: number;
}

/** Everything that an invoice of any sale shows. Every text is in the invoice's language. Amounts are in cents. */
export interface InvoiceData extends Receipt {
  readonly locale: Locale;
  readonly number: string;
  readonly organisation: OrganisationWire;
  readonly billedTo: readonly string[];
  /** The place of delivery or of the event, or null. */
  readonly destination: Lines | null;
  /** Other facts, such as dates, each with a label and a value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The payments; empty if a discount covered everything. */
  readonly payments: readonly { readonly paidAt: Date; readonly amountCents: number }[];
  /** The refunds. `doneAt` is null for a refund in progress. */
  readonly refunds: readonly { readonly doneAt: Date | null; readonly amountCents: number }[];
  /** Notes below everything else. */
  readonly notes: readonly string[];
}

/** Draws an invoice as a PDF: the purchased items, the payments and the refunds. */
export function drawInvoice(invoice: InvoiceData): Promise<Buffer> {
  const { locale, number, organisation, notes } = invoice;
  const text = words[locale];
  const title = `${text.invoice} ${number}`;
  const pdf = new PdfDocument({ title, author: organisation.name, locale });
  let y = head(pdf, organisation, { title: text.invoice, number });
  y = parties(pdf, invoice, y);
  y = lineTable(pdf, invoice, y + 22);
  y = totals(pdf, invoice, y + 10);
  y += 14;
  for (const note of notes) y = pdf.text('P', note, { x: page.margin, y, width: 300, color: ink.quiet });
  foot(pdf, organisation, title, locale);
  return pdf.finish();
}

function parties(pdf: PdfDocument, { locale, billedTo, destination, facts }: InvoiceData, y: number): number {
  const ends = [
    linesBlock(pdf, { title: words[locale].billedTo, lines: billedTo }, { x: page.margin, y, width: 158 }),
    destination === null ? y : linesBlock(pdf, destination, { x: 222, y, width: 158 }),
    factsBlock(pdf, facts, { x: 392, y }),
  ];
  return Math.max(...ends);
}

function factsBlock(pdf: PdfDocument, facts: InvoiceData['facts'], { x, y }: { x: number; y: number }): number {
  let end = y;
  for (const [label, value] of facts) {
    pdf.text('P', label, { x, y: end, width: 62, size: 8.5, color: ink.quiet });
    end = pdf.text('P', value, { x: x + 62, y: end, width: page.width - page.margin - x - 62, size: 8.5 }) + 2;
  }
  return end;
}

function lineTable(pdf: PdfDocument, { locale, lines }: InvoiceData, top: number): number {
  const text = words[locale];
  const money = (cents: number): string => moneyText(cents, locale);
  const right = (edge: number, width: number) => ({ x: edge - width, width, align: 'right' as const });
  let y = top;
  const headings = (): void => {
    const style = { size: 8, face: 'strong' as const, color: ink.quiet };
    pdf.group('TR', () => {
      pdf.text('TH', text.item, { ...style, x: page.margin, y, width: 264 });
      pdf.text('TH', text.quantity, { ...style, ...right(columns.quantity, 40), y });
      pdf.text('TH', text.price, { ...style, ...right(columns.price, 76), y });
      pdf.text('TH', text.amount, { ...style, ...right(columns.amount, 84), y });
    });
    pdf.rule(y + 14, { weight: 1.2, color: ink.strong });
    y += 22;
  };
  pdf.group('Table', () => {
    headings();
    for (const line of lines) {
      if (y > page.bottom - 60) {
        pdf.addPage();
        y = page.margin;
        headings();
      }
      pdf.group('TR', () => {
        const end = pdf.text('TD', line.name, { x: page.margin, y, width: 264, color: ink.strong });
        pdf.text('TD', String(line.quantity), { ...right(columns.quantity, 40), y });
        pdf.text('TD', money(line.unitPriceCents), { ...right(columns.price, 76), y });
        pdf.text('TD', money(line.unitPriceCents * line.quantity), {
          ...right(columns.amount, 84),
          y,
        });
        y = end + 5;
      });
      pdf.rule(y);
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

function totals(pdf: PdfDocument, invoice: InvoiceData, top: number): number {
  const rows = totalRows(invoice);
  let y = top;
  if (y > page.bottom - rows.length * 20) {
    pdf.addPage();
    y = page.margin;
  }
  const x = 300;
  const width = page.width - page.margin - x;
  pdf.group('Table', () => {
    for (const { label, value, note, isTotal = false } of rows) {
      const style = isTotal
        ? ({ face: 'strong', size: 11.5, color: ink.strong } as const)
        : ({ face: 'text', size: 9.5, color: ink.text } as const);
      if (isTotal) {
        pdf.rule(y, { x, width, weight: 1.2, color: ink.strong });
        y += 7;
      }
      pdf.group('TR', () => {
        let end = pdf.text('TH', label, { ...style, x, y, width: width - 92 });
        if (note !== undefined) {
          end = pdf.text('TD', note, { x, y: end - 1, width: width - 92, size: 8, color: ink.quiet });
        }
        pdf.text('TD', value, { ...style, x: x + width - 92, y, width: 92, align: 'right' });
        y = end + (isTotal ? 8 : 4);
      });
    }
  });
  return y;
}

function totalRows(invoice: InvoiceData): TotalRow[] {
  const { locale, discount, charges, taxes, payments, refunds } = invoice;
  const text = words[locale];
  const money = (cents: number): string => moneyText(cents, locale);
  const paid = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const back = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    { label: text.subtotal, value: money(invoice.subtotalCents) },
    ...(discount === null
      ? []
      : [
          {
            label: discount.reason === '' ? text.discount : `${text.discount} (${discount.reason})`,
            value: `−${money(discount.amountCents)}`,
          },
        ]),
    ...charges.map(({ label, amountCents }) => ({ label, value: amountCents === 0 ? text.free : money(amountCents) })),
    ...taxes.map((tax) => ({
      label: taxText(tax, locale),
      value: money(tax.amountCents),
      ...(tax.registration !== null && { note: text.number(tax.registration) }),
    })),
    { label: text.total, value: money(invoice.totalCents), isTotal: true },
    ...payments.map(({ paidAt, amountCents }) => ({
      label: text.payment(organisationDayText(paidAt, locale)),
      value: money(amountCents),
    })),
    ...refunds.map(({ doneAt, amountCents }) => ({
      label: doneAt === null ? text.refundOnItsWay : text.refund(organisationDayText(doneAt, locale)),
      value: `−${money(amountCents)}`,
    })),
    ...(back === 0 ? [] : [{ label: text.kept, value: money(paid - back), isTotal: true }]),
  ];
}
