import type { ErrorCode } from '@dronesoccer/contracts';
import { errorCodes } from '@dronesoccer/contracts';
import { describe, expect, test } from 'vitest';
import { codeSituations, sentencesIn, situationsIn, type Situation } from './code-situations.ts';
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

describe('the situation of a code that several tests meet', () => {
  const spec = (place: number, ...tests: [title: string, ...codes: ErrorCode[]][]) => {
    const text = tests.map(
      ([title, ...codes]) => `it('${title}', () => see(${codes.map((code) => `'${code}'`).join()}));`,
    );
    return { file: `${place}.spec.ts`, place, text: text.join('\n') };
  };
  const situation = (...files: ReturnType<typeof spec>[]) => situationsIn(files).get('CART_006')?.sentence;

  test('is the one whose title names it, wherever it is', () => {
    const passing = spec(0, ['pays for everything', 'CART_006']);
    expect(situation(passing, spec(3, ['is CART_006 when full', 'CART_006', 'CART_001']))).toBe(
      'is CART_006 when full',
    );
  });

  test('is else one that no table fills in, in the nearest place, with the fewest other codes', () => {
    expect(situation(spec(0, ['is %s', 'CART_006']), spec(1, ['is full', 'CART_006']))).toBe('is full');
    expect(situation(spec(0, ['is full', 'CART_006', 'CART_001']), spec(1, ['other', 'CART_006']))).toBe('is full');
    const both = spec(0, ['is refused', 'CART_001', 'CART_006'], ['is full', 'CART_006'], ['is fuller', 'CART_006']);
    expect(situation(both)).toBe('is full');
  });
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
