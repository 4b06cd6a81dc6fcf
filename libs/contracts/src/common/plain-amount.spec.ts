import { expect, test } from 'vitest';
import { plainAmount } from './plain-amount.ts';

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
