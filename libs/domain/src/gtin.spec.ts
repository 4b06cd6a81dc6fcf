import { describe, expect, it } from 'vitest';
import { isGtin } from './gtin.ts';

describe('a GTIN', () => {
  it.each(['96385074', '036000291452', '4006381333931', '0036000291452', '10012345678902'])('accepts %s', (gtin) => {
    expect(isGtin(gtin)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '4006381333932'],
    ['two neighbours that changed places', '4006381339331'],
    ['eleven digits', '03600029145'],
    ['fifteen digits', '100123456789024'],
    ['spaces', '4006381 333931'],
    ['digits of another script', '٩٦٣٨٥٠٧٤'],
    ['nothing', ''],
  ])('refuses %s', (_name, text) => {
    expect(isGtin(text)).toBe(false);
  });

  it('notices every single digit that is mistyped', () => {
    const gtin = '4006381333931';
    for (let at = 0; at < gtin.length; at++) {
      const wrong = (Number(gtin[at]) + 1) % 10;
      expect(isGtin(gtin.slice(0, at) + wrong + gtin.slice(at + 1))).toBe(false);
    }
  });
});
