import { AccountState, type MemberAccountWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { newSale, orderOf } from './sale';

const child = { id: 'child', name: 'Mia Roy', current: null };
const account: MemberAccountWire = {
  ...{ userId: 'user', name: 'Ari Roy', state: AccountState.ACTIVE, current: null, children: [child] },
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
