import { DeliveryMethod, type Locale, type LocalText, type OrganisationWire } from '@dronesoccer/contracts';
import { organisationDayText } from '@dronesoccer/domain/calendar';
import { addressLines, foot, head, ink, linesBlock, page, PdfDocument } from '../../../platform/documents/index.js';
import type { OrderView } from '../order-view.queries.js';

const words = {
  title: { en: 'Packing slip', fr: 'Bordereau d’expédition' },
  to: { en: 'Ships to', fr: 'Livraison à' },
  pickup: { en: 'For pickup', fr: 'Pour la cueillette' },
  placed: { en: 'Order of', fr: 'Commande du' },
  item: { en: 'Item', fr: 'Article' },
  from: { en: 'Shelf', fr: 'Rayon' },
  quantity: { en: 'Qty', fr: 'Qté' },
  pieces: { en: 'Pieces', fr: 'Articles' },
} as const satisfies Readonly<Record<string, LocalText>>;

export interface PackingData {
  order: OrderView;
  organisation: OrganisationWire;
  /** What is to be packed, and from where; without what was taken out of the order. */
  lines: readonly { name: string; quantity: number; shelves: readonly { name: string; quantity: number }[] }[];
  /** The language of whoever packs. */
  locale: Locale;
}

/** What goes into the parcel, from which shelf, for whom; no prices, as it may be a present. */
export function renderPackingSlip({ order, organisation, lines, locale }: PackingData): Promise<Buffer> {
  const title = `${words.title[locale]} ${order.number}`;
  const pdf = new PdfDocument({ title, author: organisation.name, locale });
  let y = head(pdf, organisation, { title: words.title[locale], number: order.number });
  const receiver =
    order.delivery === DeliveryMethod.SHIP && order.address !== null
      ? {
          title: words.to[locale],
          lines: [...addressLines(order.address), ...(order.address.phone === null ? [] : [order.address.phone])],
        }
      : { title: words.pickup[locale], lines: [order.pickupLocation?.name ?? '', order.email] };
  const ends = [
    linesBlock(pdf, receiver, { x: page.margin, y, width: 240 }),
    linesBlock(
      pdf,
      { title: words.placed[locale], lines: [organisationDayText(order.placedAt, locale)] },
      { x: 340, y, width: 200 },
    ),
  ];
  y = Math.max(...ends) + 24;
  const right = { x: page.width - page.margin - 50, width: 50, align: 'right' as const };
  pdf.group('Table', () => {
    const style = { y, size: 8, face: 'strong' as const, color: ink.quiet };
    pdf.group('TR', () => {
      pdf.text('TH', words.item[locale], { ...style, x: page.margin + 24, width: 240 });
      pdf.text('TH', words.from[locale], { ...style, x: 340, width: 150 });
      pdf.text('TH', words.quantity[locale], { ...style, ...right });
    });
    pdf.rule(y + 14, { weight: 1.2, color: ink.strong });
    y += 24;
    for (const line of lines) {
      if (y > page.bottom - 40) {
        pdf.addPage();
        y = page.margin;
      }
      pdf.box(page.margin, y + 1, 12);
      pdf.group('TR', () => {
        const shelves = line.shelves.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ');
        const end = Math.max(
          pdf.text('TD', line.name, { x: page.margin + 24, y, width: 250, size: 11, color: ink.strong }),
          pdf.text('TD', shelves, { x: 340, y: y + 1, width: 150 }),
        );
        pdf.text('TD', String(line.quantity), { ...right, y, face: 'strong', size: 12, color: ink.strong });
        y = end + 7;
      });
      pdf.rule(y);
      y += 9;
    }
  });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  pdf.text('P', `${words.pieces[locale]}${locale === 'fr' ? '\u00a0' : ''}: ${pieces}`, {
    x: 340,
    y: y + 4,
    width: page.width - page.margin - 340,
    align: 'right',
    face: 'strong',
    size: 11,
    color: ink.strong,
  });
  foot(pdf, organisation, title, locale);
  return pdf.finish();
}
