import { AccountState, DeskMethod, type MemberAccountWire, PlanKind } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { lacksPlan, newSale, orderOf } from './sale';

const child = { id: 'child', name: 'Mia Roy', current: null };
const account: MemberAccountWire = {
  ...{ userId: 'user', name: 'Ari Roy', state: AccountState.ACTIVE, current: null, shared: null, children: [child] },
};
const facts = { email: 'ari@example.com', account, method: null, isYouth: true, expectedTotal: 0 };
const values = { ...newSale(account, 'en'), planId: 'plan', province: 'BC' as const, reason: 'Volunteer' };

describe('a gift of the youth plan', () => {
  it('names the chosen child, or the date of birth and the guardian of the person', () => {
    const gift = { userId: 'user', planId: 'plan', province: 'BC', reason: 'Volunteer' };
    expect(orderOf(values, facts)).toEqual({ gift: { ...gift, childId: 'child' } });
    const own = { birthDate: '2012-01-01', guardianEmail: 'ann@example.com' };
    expect(orderOf({ ...values, ...own, childId: '' }, facts)).toEqual({ gift: { ...gift, ...own } });
  });

  it('of another plan names neither', () => {
    const order = orderOf(values, { ...facts, isYouth: false });
    expect(order).toEqual({ gift: { userId: 'user', planId: 'plan', province: 'BC', reason: 'Volunteer' } });
  });
});

const adult = { id: 'adult', kind: PlanKind.SINGLE, name: 'Adult', summary: '', price: 50, taxes: [], total: 50 };

it('a plan that is no longer offered can be given, but not sold', () => {
  expect(lacksPlan('youth', DeskMethod.CARD, [adult])).toBe(true);
  expect(lacksPlan('youth', null, [adult])).toBe(false);
  expect(lacksPlan('adult', DeskMethod.CARD, [adult])).toBe(false);
});
