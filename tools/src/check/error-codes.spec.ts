import type { ErrorCode } from '@dronesoccer/contracts';
import { errorCodes } from '@dronesoccer/contracts';
import { describe, expect, test } from 'vitest';
import { codeSituations, sentencesIn, type Situation } from './code-situations.ts';
import { describeCodes } from './error-codes.ts';

describe('the sentence of a code', () => {
  test.each([
    [`describe('a cart', () => { it('is full', () => expect(code).toBe('CART_006')); });`, 'a cart is full'],
    [`it.each([['CART_006']])('%s is answered', () => {});`, '… is answered'],
    ["test(`is full`, () => { const codes = ['CART_006']; });", 'is full'],
  ])('is that of its test: %s', (text, sentence) => {
    expect(sentencesIn('a.spec.ts', text)).toEqual([['CART_006', sentence]]);
  });

  test.each([`const full = 'CART_006';`, `describe('a cart', () => { const full = 'CART_006'; });`])(
    'does not exist outside a test: %s',
    (text) => expect(sentencesIn('a.spec.ts', text)).toEqual([]),
  );
});

describe('the page of error codes', () => {
  const met = (codes: readonly ErrorCode[]): Map<ErrorCode, Situation> =>
    new Map(codes.map((code) => [code, { sentence: 'says so', file: 'a.spec.ts' }]));

  test('fails for a code that no test meets', async () => {
    const situations = await codeSituations();
    expect(describeCodes(situations).faults).toEqual([]);
    const without = new Map([...situations].filter(([code]) => code !== 'ORD_010'));
    expect(describeCodes(without).faults).toEqual(['ORD_010 has no situation: no test meets it.']);
  });

  test('fails for a code that is said to have no test and has one', () => {
    expect(describeCodes(met(errorCodes)).faults).toContain(
      'CART_005 is in use now: take it off the list in error-codes.ts.',
    );
  });

  test('names status, calls, situation and test', () => {
    expect(describeCodes(met(['CART_001'])).text).toContain(
      '| CART_001 | 404 | Cart item not found | `cart.update`, `cart.remove` | says so | [a.spec.ts](../a.spec.ts) |',
    );
  });
});
