import { describe, expect, test } from 'vitest';
import * as contracts from '../index.ts';
import { typeset, typesetTexts } from './typography.ts';

const breaks = / [:;!?»]|« /;

describe('French typography', () => {
  test.each([
    ['Courriel : a@b.ca', 'Courriel\u00a0: a@b.ca'],
    ['Aucun résultat pour « balle ».', 'Aucun résultat pour «\u00a0balle\u00a0».'],
    ['Vraiment ? Oui ! Bien ; alors', 'Vraiment\u202f? Oui\u202f! Bien\u202f; alors'],
    ['Vraiment? Oui! Bien; alors 10:30, https://a.ca/?b', 'Vraiment? Oui! Bien; alors 10:30, https://a.ca/?b'],
    ['15 % de 1 234 567 $', '15\u00a0% de 1\u00a0234\u00a0567\u00a0$'],
    ['{{percent}} % à gauche', '{{percent}}\u00a0% à gauche'],
    ['Classe 20 ou 40, 8 × 16 m, 110 g', 'Classe 20 ou 40, 8 × 16\u00a0m, 110\u00a0g'],
    ['{{distance}} km, 3 minutes, 5 mètres, 2 gardiens', '{{distance}}\u00a0km, 3 minutes, 5 mètres, 2 gardiens'],
  ])('%s', (written, set) => {
    expect(typeset(written, 'fr')).toBe(set);
    expect(typeset(set, 'fr')).toBe(set);
    expect(typeset(written, 'en')).toBe(written);
  });

  test('reaches every French text of some data and nothing else', () => {
    const to = () => 'a : b';
    const data = { en: 'a : b', rows: [{ title: { en: 'a : b', fr: 'a : b' }, count: 1, at: null }], to };
    expect(typesetTexts(data)).toEqual({
      ...data,
      rows: [{ title: { en: 'a : b', fr: 'a\u00a0: b' }, count: 1, at: null }],
    });
    expect(typesetTexts({ fr: { deep: ['a : b', 2] } })).toEqual({ fr: { deep: ['a\u00a0: b', 2] } });
    expect(typesetTexts([7, undefined, true])).toEqual([7, undefined, true]);
  });

  test('holds for every text that the contracts export', () => {
    const french = frenchTexts(contracts, false);
    expect(french.length).toBeGreaterThan(200);
    expect(french.filter((text) => breaks.test(text))).toEqual([]);
    expect(contracts.postalCodeMismatch('BC', 'K1A 0B1')?.fr).not.toMatch(breaks);
  });
});

function frenchTexts(data: unknown, isFrench: boolean): string[] {
  if (typeof data === 'string') return isFrench ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => frenchTexts(value, isFrench || key === 'fr'));
}
