import { DeliveryMethod } from '@dronesoccer/contracts';
import { expect, test } from 'vitest';
import { shippingFee } from './shipping.ts';

const settings = { fee: 1_500, freeFrom: 20_000 };

test.each([
  ['below the threshold', DeliveryMethod.SHIP, 19_999, 1_500],
  ['at the threshold', DeliveryMethod.SHIP, 20_000, 0],
  ['picked up', DeliveryMethod.PICKUP, 100, 0],
] as const)('%s', (_, delivery, goods, fee) => {
  expect(shippingFee(settings, delivery, goods)).toBe(fee);
});

test('without a threshold shipping is never free', () => {
  expect(shippingFee({ fee: 1_500, freeFrom: null }, DeliveryMethod.SHIP, 1_000_000)).toBe(1_500);
});
