import type { ProductDeliveryWire } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { deliveryRange, deliveryReach } from './delivery';

const near: ProductDeliveryWire = { provinces: ['BC', 'AB'], days: { min: 2, max: 5 }, problem: null, refusal: null };
const far: ProductDeliveryWire = { ...near, provinces: ['QC'], days: { min: 4, max: 9 } };
const closed: ProductDeliveryWire = { ...near, provinces: ['NU'], days: null, problem: 'tooHeavy' };

it('spans the delivery times of all provinces, without those that get none', () => {
  expect(deliveryRange([near, far, closed])).toEqual({ min: 2, max: 9 });
  expect(deliveryRange([{ ...near, days: null }, closed])).toBeNull();
});

it('says whether the product ships everywhere, to some provinces or nowhere', () => {
  expect([deliveryReach([near, far]), deliveryReach([near, closed]), deliveryReach([closed])]).toEqual([
    'everywhere',
    'partly',
    'nowhere',
  ]);
});
