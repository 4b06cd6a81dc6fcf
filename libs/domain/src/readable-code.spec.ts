import { describe, expect, test } from 'vitest';
import { readableCode, typedCode } from './index.ts';

describe('a readable code', () => {
  test('has a sign for each byte, none of which looks like another', () => {
    const code = readableCode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    expect(code).toHaveLength(256);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]+$/);
  });

  test('gives every sign the same chance', () => {
    const code = readableCode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    const counts = Map.groupBy(code, (sign) => sign);
    expect([...counts.values()].map((found) => found.length)).toEqual(Array.from({ length: 32 }, () => 8));
  });
});

test('a code is found as it is typed: in any case, with blanks and hyphens', () => {
  expect(typedCode(' abcd - 2345\t')).toBe('ABCD2345');
});
