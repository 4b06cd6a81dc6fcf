import { DeliveryMethod } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import {
  accountOf,
  deskOrderBody,
  deskQuoteBody,
  deskRules,
  emptyDeskForm,
  withProduct,
  withQuantity,
} from './desk-order';

const ball = { productId: 'ball', name: 'Ball', imageUrl: null };
const form = {
  ...emptyDeskForm('fr'),
  ...{ email: ' kim@example.com ', fullName: 'Kim Roy', line1: '1 Main', city: 'Laval', province: 'QC', phone: '' },
  ...{ postalCode: 'h7a1b1', locationId: 'north' },
};
const lines = [{ ...ball, quantity: 2 }];

it('adds a piece of a product that the order has, and removes it with its last piece', () => {
  const once = withProduct([], ball);
  const twice = withProduct(once, ball);
  expect(twice).toEqual(lines);
  expect(withQuantity(twice, 'ball', 0)).toEqual([]);
});

it('prices with the province, and with the postal code only once it belongs to the province', () => {
  const draft = { form, lines, delivery: DeliveryMethod.SHIP };
  expect(deskQuoteBody(draft)).toMatchObject({ address: { province: 'QC', postalCode: 'H7A 1B1' } });
  const typing = { ...draft, form: { ...form, postalCode: 'V6B 1A1' } };
  expect(deskQuoteBody(typing)).toMatchObject({ address: { province: 'QC' } });
  expect(deskQuoteBody(typing).address).not.toHaveProperty('postalCode');
  expect(deskQuoteBody({ ...draft, form: emptyDeskForm('en') })).not.toHaveProperty('address');
});

it('sends the address of a shipped order, or the person who collects a pickup', () => {
  const shipped = deskOrderBody({ form, lines, delivery: DeliveryMethod.SHIP }, 99);
  expect(shipped).toMatchObject({ email: 'kim@example.com', locale: 'fr', expectedTotal: 99 });
  expect(shipped.address).toMatchObject({ fullName: 'Kim Roy', city: 'Laval', postalCode: 'H7A 1B1' });
  const pickup = deskOrderBody({ form, lines, delivery: DeliveryMethod.PICKUP }, 99);
  expect(pickup).toMatchObject({ locationId: 'north', pickupContact: { fullName: 'Kim Roy' } });
  expect(pickup).not.toHaveProperty('address');
});

it('asks for the fields that a way of delivery needs', () => {
  expect(Object.keys(deskRules(DeliveryMethod.PICKUP))).toEqual(['email', 'fullName', 'phone']);
  expect(Object.keys(deskRules(DeliveryMethod.SHIP))).toContain('postalCode');
});

it('knows the account whose email was typed, in any case, and no other', () => {
  const accounts = [{ email: 'kim@example.com' }, { email: 'Kim.Roy@example.com' }];
  expect(accountOf(accounts, 'kim.roy@example.com')).toBe(accounts[1]);
  expect(accountOf(accounts, 'kim')).toBeNull();
});
