import { AccountState, DeskMethod, type MemberAccountWire, PlanKind } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { lacksPlan, newSale, orderOf, youngNeeds } from './sale';

const child = { id: 'child', name: 'Mia Roy', current: null };
const account: MemberAccountWire = {
  ...{
    userId: 'user',
    name: 'Ari Roy',
    state: AccountState.ACTIVE,
    current: null,
    shared: null,
    children: [child],
    needsBirthDate: true,
  },
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

  it('of another plan is for the account, whose date of birth may be unknown', () => {
    const order = orderOf(values, { ...facts, isYouth: false });
    const own = { birthDate: null, guardianEmail: null };
    expect(order).toEqual({ gift: { userId: 'user', planId: 'plan', province: 'BC', ...own, reason: 'Volunteer' } });
  });
});

it('a sale asks for the date of birth, and under 18 for the guardian, unless a guardian has confirmed them', () => {
  const asked = (birthDate: string, more: Partial<Parameters<typeof youngNeeds>[1]> = {}) =>
    youngNeeds({ ...values, birthDate }, { account, method: DeskMethod.CARD, youthPlan: 'youth', ...more });
  expect(asked('')).toMatchObject({ mustHaveBirthDate: true, asksGuardian: false });
  expect(asked(`${new Date().getUTCFullYear() - 15}-01-01`)).toMatchObject({ asksGuardian: true });
  expect(asked('1990-01-01')).toMatchObject({ asksBirthDate: true, asksGuardian: false });
  expect(asked('', { method: null })).toMatchObject({ asksBirthDate: true, mustHaveBirthDate: false });
  expect(asked('', { account: { ...account, needsBirthDate: false } })).toMatchObject({ asksBirthDate: false });
});

const adult = { id: 'adult', kind: PlanKind.SINGLE, name: 'Adult', summary: '', price: 50, taxes: [], total: 50 };

it('a plan that is no longer offered can be given, but not sold', () => {
  expect(lacksPlan('youth', DeskMethod.CARD, [adult])).toBe(true);
  expect(lacksPlan('youth', null, [adult])).toBe(false);
  expect(lacksPlan('adult', DeskMethod.CARD, [adult])).toBe(false);
});
