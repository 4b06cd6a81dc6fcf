import { TaxClass } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canadianTaxRates } from './canadian-tax-rates.ts';
import type { SaleLine, SaleRequest } from './price-lines.ts';
import { priceLines } from './price-lines.ts';
import { taxedClasses } from './tax.ts';
import { MANY_CARTS, everyRegistration, provinces, saleLines } from './testing/arbitraries.ts';

const seat: SaleLine = { taxClass: TaxClass.ARENA, unitPrice: 4_500, quantity: 2 };
const request: SaleRequest<SaleLine> = {
  lines: [seat],
  discount: null,
  province: 'BC',
  day: '2026-06-01',
  rates: canadianTaxRates,
  registrations: everyRegistration,
};
const named = ({ name, amount }: { name: string; amount: number }) => [name, amount];

describe('pricing any sale', () => {
  test('taxes each class of line as its province does: PST on goods alone in BC, on a seat too in Saskatchewan', () => {
    const ball = { taxClass: TaxClass.GOODS, unitPrice: 1_000, quantity: 1 };
    const sale = priceLines({ ...request, lines: [seat, ball] });
    expect(sale.taxes.map(named)).toEqual([
      ['GST', 500],
      ['PST', 70],
    ]);
    expect(sale.lines.map(({ tax }) => tax)).toEqual([450, 120]);
    expect(sale.total).toBe(10_570);
    expect(priceLines({ ...request, province: 'SK' }).taxes.map(named)).toEqual([
      ['GST', 450],
      ['PST', 540],
    ]);
  });

  test('by the rates of the day: Nova Scotia before and after April 2025', () => {
    const tax = (day: string) => priceLines({ ...request, province: 'NS', day }).tax;
    expect([tax('2025-03-31'), tax('2025-04-01')]).toEqual([1_350, 1_260]);
  });

  test('takes a discount off the lines it counts for, to the cent, and never more than they cost', () => {
    const lines = [100, 100, 100, 5_000].map((unitPrice) => ({ ...seat, unitPrice, quantity: 1 }));
    const counts = ({ unitPrice }: SaleLine) => unitPrice === 100;
    const discounts = (amount: number) =>
      priceLines({ ...request, lines, discount: { amount, counts } }).lines.map(({ discount }) => discount);
    expect(discounts(100)).toEqual([34, 33, 33, 0]);
    expect(discounts(1_000)).toEqual([100, 100, 100, 0]);
    expect(() => discounts(-1)).toThrow(RangeError);
  });

  test('keeps what a line carries besides, and prices nothing as nothing', () => {
    expect(priceLines({ ...request, lines: [{ ...seat, name: 'Zoé' }] }).lines[0]).toMatchObject({
      name: 'Zoé',
      net: 9_000,
    });
    expect(priceLines({ ...request, lines: [] })).toMatchObject({ subtotal: 0, taxes: [], total: 0 });
  });

  test('every sum holds to the cent for any lines, discount and province', () => {
    const discounts = fc.option(
      fc.record({ amount: fc.nat(50_000_000), classes: fc.uniqueArray(fc.constantFrom(...Object.values(TaxClass))) }),
    );
    fc.assert(
      fc.property(saleLines, discounts, provinces, (lines, off, province) => {
        const counts = ({ taxClass }: SaleLine) => off?.classes.includes(taxClass) ?? false;
        const sale = priceLines({ ...request, lines, province, discount: off && { amount: off.amount, counts } });
        const sum = (amount: (line: (typeof sale.lines)[number]) => number): number =>
          sale.lines.reduce((total, line) => total + amount(line), 0);

        const eligible = sum((line) => (counts(line) ? line.gross : 0));
        expect(sale.discount).toBe(Math.min(off?.amount ?? 0, eligible));
        expect(sum(({ gross }) => gross)).toBe(sale.subtotal);
        expect(sum(({ discount }) => discount)).toBe(sale.discount);
        expect(sum(({ tax }) => tax)).toBe(sale.tax);
        expect(sum(({ net, tax }) => net + tax)).toBe(sale.total);
        expect(sale.taxes.reduce((total, { amount }) => total + amount, 0)).toBe(sale.tax);
        for (const { name, taxable, amount, rate } of sale.taxes) {
          expect(taxable).toBe(sum((line) => (taxedClasses(province, name).includes(line.taxClass) ? line.net : 0)));
          expect(Math.abs(amount - (taxable * rate) / 100_000)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
        for (const line of sale.lines) {
          expect(line.gross).toBe(line.unitPrice * line.quantity);
          expect(line.net).toBe(line.gross - line.discount);
          if (!counts(line)) expect(line.discount).toBe(0);
          const amounts = [line.gross, line.discount, line.net, line.tax];
          expect(amounts.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
          // A line's tax equals the tax on the line alone, to about a cent for each tax.
          const charged = sale.taxes.filter(({ name }) => taxedClasses(province, name).includes(line.taxClass));
          const fair = charged.reduce((total, { rate }) => total + (line.net * rate) / 100_000, 0);
          expect(Math.abs(line.tax - fair)).toBeLessThanOrEqual(1.5 * charged.length);
        }
      }),
      MANY_CARTS,
    );
  });
});
