import { TaxClass, provinceCodes } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canadianTaxRates } from './canadian-tax-rates.ts';
import { taxLines, taxedClasses } from './tax.ts';
import { everyRegistration, provinces } from './testing/arbitraries.ts';

const GOODS = { [TaxClass.GOODS]: 10_000 };
const on = (province: (typeof provinceCodes)[number], day: string, base: object = GOODS) =>
  taxLines(base, province, day, canadianTaxRates, everyRegistration).map(({ name, amount }) => `${name} ${amount}`);

describe('taxes on 100 dollars of goods in 2026', () => {
  test.each([
    ['AB', ['GST 500']],
    ['NT', ['GST 500']],
    ['NU', ['GST 500']],
    ['YT', ['GST 500']],
    ['BC', ['GST 500', 'PST 700']],
    ['MB', ['GST 500', 'RST 700']],
    ['SK', ['GST 500', 'PST 600']],
    ['QC', ['GST 500', 'QST 998']],
    ['ON', ['HST 1300']],
    ['NS', ['HST 1400']],
    ['NB', ['HST 1500']],
    ['NL', ['HST 1500']],
    ['PE', ['HST 1500']],
  ] as const)('%s: %j', (province, lines) => {
    expect(on(province, '2026-07-01')).toEqual(lines);
  });
});

test('Nova Scotia charges 15 % up to 31 March 2025 and 14 % from the day after', () => {
  expect(on('NS', '2025-03-31')).toEqual(['HST 1500']);
  expect(on('NS', '2025-04-01')).toEqual(['HST 1400']);
});

test('every province has rates that hold today and name their source, and no two of one tax at once', () => {
  for (const province of provinceCodes) {
    const rows = canadianTaxRates.filter((row) => row.province === province && row.validTo === null);
    expect(rows.length, province).toBeGreaterThan(0);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    for (const row of rows) expect(row.source).toMatch(/Agency|Ministry|Finance|Revenu/);
  }
});

test('a provincial tax is charged only with an active registration, the federal ones always', () => {
  expect(taxLines(GOODS, 'BC', '2026-01-01', canadianTaxRates).map(({ name }) => name)).toEqual(['GST']);
  const switchedOff = everyRegistration.map((row) => ({ ...row, isActive: row.name !== 'QST' }));
  expect(taxLines(GOODS, 'QC', '2026-01-01', canadianTaxRates, switchedOff).map(({ name }) => name)).toEqual(['GST']);
  expect(taxLines(GOODS, 'ON', '2026-01-01', canadianTaxRates).map(({ name }) => name)).toEqual(['HST']);
});

test('each line shows the organisation’s number for that tax', () => {
  const numbers = taxLines(GOODS, 'QC', '2026-01-01', canadianTaxRates, everyRegistration).map(
    (line) => line.registration,
  );
  expect(numbers).toEqual(['CA-GST', 'QC-QST']);
  expect(taxLines(GOODS, 'ON', '2026-01-01', canadianTaxRates, everyRegistration)[0]?.registration).toBe('CA-GST');
});

test('British Columbia’s PST is on goods and their delivery, not on arena services or memberships', () => {
  const base = { [TaxClass.ARENA]: 10_000, [TaxClass.MEMBERSHIP]: 5_000, [TaxClass.SHIPPING]: 1_000 };
  expect(on('BC', '2026-01-01', base)).toEqual(['GST 800', 'PST 70']);
  expect(on('SK', '2026-01-01', base)).toEqual(['GST 800', 'PST 960']);
});

test('a tax on nothing gives no line', () => {
  expect(on('BC', '2026-01-01', {})).toEqual([]);
});

test('each tax is the exact percentage of its base, at most half a cent away', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(provinces, amount, amount, amount, (province, goods, arena, shipping) => {
      const base = { [TaxClass.GOODS]: goods, [TaxClass.ARENA]: arena, [TaxClass.SHIPPING]: shipping };
      for (const line of taxLines(base, province, '2026-01-01', canadianTaxRates, everyRegistration)) {
        const taxed = taxedClasses(province, line.name);
        const expected = goods + shipping + (taxed.includes(TaxClass.ARENA) ? arena : 0);
        expect(line.taxable).toBe(expected);
        expect(Math.abs(line.amount - (expected * line.rate) / 100_000)).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
  );
});
