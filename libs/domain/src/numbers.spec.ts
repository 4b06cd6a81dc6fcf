import { expect, test } from 'vitest';
import { bookingNumber, orderNumber } from './numbers.ts';

test('numbers have six digits and grow beyond them', () => {
  expect(orderNumber(2026, 123)).toBe('DS-2026-000123');
  expect(orderNumber(2026, 1_234_567)).toBe('DS-2026-1234567');
  expect(bookingNumber(2027, 1)).toBe('BK-2027-000001');
});

test.each([0, -1, 1.5, Number.NaN])('%f is no sequence number', (sequence) => {
  expect(() => orderNumber(2026, sequence)).toThrow(RangeError);
});
