import { type Locale, TaxClass } from '@dronesoccer/contracts';
import { canadianTaxRates, priceLines } from '@dronesoccer/domain';
import { pdfText } from '../../../test/support/pdf-text.js';
import { receipt } from '../mail/index.js';
import { runsOf } from './fonts.js';
import { drawInvoice, type InvoiceData, PdfQueue } from './index.js';

/** Two seats in an arena, priced and paid for without an order. */
function seatsPaid(locale: Locale): InvoiceData {
  const sale = priceLines({
    lines: [{ taxClass: TaxClass.ARENA, unitPrice: 4_500, quantity: 2, name: 'Class 40, Friday night' }],
    discount: { amount: 1_000, counts: () => true },
    province: 'SK',
    day: '2026-11-20',
    rates: canadianTaxRates,
    registrations: [{ province: 'SK', name: 'PST', number: 'PST-7', isActive: true }],
  });
  return {
    locale,
    number: 'BK-2026-000001',
    organisation: {
      name: 'Drone Soccer Test',
      line1: '450 rue de l’Aréna',
      line2: null,
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H2X 1Y4',
      email: 'shop@dronesoccer.test',
      phone: null,
    },
    lines: sale.lines.map(({ name, quantity, unitPrice }) => ({ name, quantity, unitPriceCents: unitPrice })),
    subtotalCents: sale.subtotal,
    discount: { reason: '', amountCents: sale.discount },
    charges: [],
    taxes: sale.taxes.map(({ amount, ...tax }) => ({ ...tax, amountCents: amount })),
    totalCents: sale.total,
    billedTo: ['Zoé Łukasz', 'zoe@example.com'],
    destination: { title: 'Arena', lines: ['North Arena, Regina'] },
    facts: [['Starts', 'November 28, 2026']],
    payments: [{ paidAt: new Date('2026-11-21T03:00:00Z'), amountCents: sale.total }],
    refunds: [{ doneAt: null, amountCents: 4_440 }],
    notes: ['See you in the arena.', 'Bring your goggles.'],
  };
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a sale that is no order', () => {
  it('has an invoice that says what was bought, taxed, paid and refunded', async () => {
    const text = plain(pdfText(await drawInvoice(seatsPaid('en'))));
    for (const words of [
      'Invoice',
      'BK-2026-000001',
      'Class 40, Friday night',
      'North Arena, Regina',
      'November 28, 2026',
      'Discount',
      '−$10.00',
      'GST 5%',
      'PST 6%',
      'No. PST-7',
      '$88.80',
      'Paid on November 20, 2026',
      'Refund in progress',
      '$44.40',
      'See you in the arena.',
      'Bring your goggles.',
    ]) {
      expect(text).toContain(words);
    }
    for (const ofOrders of ['Order', 'Shipping', 'Discount (', 'Free']) expect(text).not.toContain(ofOrders);
  });

  it('has it in French, and a receipt for its mail in both languages', async () => {
    const text = plain(pdfText(await drawInvoice(seatsPaid('fr'))));
    for (const words of ['Facture', 'Facturé à', 'Rabais', 'TPS 5 %', 'TVP 6 %', 'Remboursement en cours']) {
      expect(text).toContain(words);
    }
    const set = drawInvoice({ ...seatsPaid('fr'), notes: ['Une question ? Courriel : shop@dronesoccer.test'] });
    expect(pdfText(await set)).toContain('Une question\u00a0? Courriel\u00a0: shop');
    const mailed = (locale: Locale): string[] => plain(receipt(seatsPaid(locale), locale).text(locale)).split('\n');
    expect(mailed('en')).toEqual([
      'Class 40, Friday night (2 × $45.00): $90.00',
      'Subtotal: $90.00',
      'Discount: −$10.00',
      'GST 5%: $4.00',
      'PST 6% (PST-7): $4.80',
      'Total: $88.80',
    ]);
    expect(mailed('fr').at(-1)).toBe('Total : 88,80 $');
  });
});

describe('documents', () => {
  it('draw every name: with the letters of two fonts, without an accent, or with a question mark', () => {
    expect(runsOf('Zoé Łukasz', 'text')).toEqual([
      { font: 'text', text: 'Zoé ' },
      { font: 'textMore', text: 'Ł' },
      { font: 'text', text: 'ukasz' },
    ]);
    expect(runsOf('Nguyễn 林', 'strong')).toEqual([{ font: 'strong', text: 'Nguyen ?' }]);
    expect(runsOf('Andre\u0301', 'text')).toEqual([{ font: 'text', text: 'André' }]);
    expect(runsOf('W\u0331S\u00c1NE\u0106', 'text')).toEqual([
      { font: 'text', text: 'WSÁNE' },
      { font: 'textMore', text: 'Ć' },
    ]);
    expect(runsOf('1\u202f234,56\u00a0$', 'text')).toEqual([{ font: 'text', text: '1\u00a0234,56\u00a0$' }]);
  });

  it('are drawn one after the other, and no more wait than can be served', async () => {
    const queue = new PdfQueue();
    let drawing = 0;
    let most = 0;
    const draw = async (): Promise<Buffer> => {
      most = Math.max(most, ++drawing);
      await new Promise((resolve) => setTimeout(resolve, 2));
      drawing--;
      return Buffer.alloc(0);
    };
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => queue.draw(draw)));
    expect(most).toBe(1);
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    await expect(queue.draw(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    await expect(queue.draw(draw)).resolves.toHaveLength(0);
  });
});
