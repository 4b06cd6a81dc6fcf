import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldRules, validateField } from '../fields.ts';
import { isAmount, plainAmount } from './plain-amount.ts';

test.each([
  ['12', '12'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['$1,249.00', '1249.00'],
  ['1 249,00 $', '1249.00'],
  ['1 249,00 $', '1249.00'],
  ['1,249', '1249'],
  ['1.249', '1249'],
  ['1,234,567.8', '1234567.8'],
  ['1234567', '1234567'],
  ['007,50', '7.50'],
  [' 0 ', '0'],
])('%s is %s', (typed, plain) => expect(plainAmount(typed)).toBe(plain));

test.each(['', 'ten', '1,2,3', '-5', '1.2345', '12.', '.5', '1e5'])('%s is left for the rule to refuse', (typed) =>
  expect(plainAmount(typed)).toBe(typed),
);

test('every whole number of cents is an amount, also when it was added up, and nothing between two cents is', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 99 }),
      (parts, hundredth) => {
        const sum = parts.reduce((dollars, each) => dollars + each / 100, 0);
        expect([isAmount(sum), isAmount(-sum), isAmount(sum + hundredth / 10_000)]).toEqual([true, true, false]);
      },
    ),
  );
});

test.each([1.005, 0.001, 19.9901, 1e300, Number.NaN, Number.POSITIVE_INFINITY])('%f is no amount', (dollars) =>
  expect(isAmount(dollars)).toBe(false),
);

test('whatever a form takes as an amount is one on the wire', () => {
  const typed = fc.stringMatching(/^\d{1,8}(?:[.,]\d{1,2})?$/);
  fc.assert(
    fc.property(typed, (text) => {
      expect(validateField(fieldRules.amount, text, 'en')).toBeNull();
      expect(isAmount(Number(plainAmount(text)))).toBe(true);
    }),
  );
});
