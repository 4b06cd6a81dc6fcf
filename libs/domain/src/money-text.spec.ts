import { describe, expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

describe('an amount in words', () => {
  test('is written as each language writes it', () => {
    expect(moneyText(123_450, 'en')).toBe('$1,234.50');
    expect(moneyText(123_450, 'fr')).toMatch(/^1\s234,50\s\$$/u);
  });
});
