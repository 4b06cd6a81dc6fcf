import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('Markdown where only words are wanted', () => {
  it.each([
    ['# Ball\n\nA **20 cm** [cage](https://x.example).\n\n- Light\n- Stiff', 'Ball A 20 cm cage. Light Stiff'],
    ['> A _quoted_ line\n\n1. One\n2. Two', 'A quoted line One Two'],
    ['![A ball](/ball.webp) beside `code`', 'A ball beside code'],
    ['3 * 4 is 12, and part_no stays', '3 * 4 is 12, and part_no stays'],
    ['| Cage | Mass |\n| --- | ---: |\n| 20 | 180 g |', 'Cage Mass 20 180 g'],
    ['Before\n\n---\n\nAfter', 'Before After'],
    ['```\ncode\n```', 'code'],
    ['Le jeu\u00a0:\n\n- vole', 'Le jeu\u00a0: vole'],
    ['Vol-au-vent à -5 °C', 'Vol-au-vent à -5 °C'],
  ])('%j is %j', (source, words) => {
    expect(plainText(source)).toBe(words);
  });

  // A backtracking pattern would not finish within the test's time limit.
  it.each(['*', '**a', '>', '[', '- ', '_a_', '|', '`'])('of %j many times over comes to an end', (mark) => {
    expect(plainText(mark.repeat(10_000)).length).toBeLessThanOrEqual(2_000);
  });
});
