import { type PlanAdminWire, PlanKind } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { checkPlan, fieldOf, formOf, termsOf } from './plan-form';

const plan: PlanAdminWire = {
  id: 'a',
  kind: PlanKind.SINGLE,
  name: { en: 'Single', fr: 'Individuelle' },
  summary: { en: 'For one person', fr: 'Pour une personne' },
  price: 119.5,
  isOffered: false,
  version: 2,
};

it('a plan that was not changed is sent as it was read, in either language', () => {
  const { name, summary, price, isOffered } = plan;
  expect(termsOf(formOf(plan, 'en'))).toEqual({ name, summary, price, isOffered });
  expect(termsOf(formOf(plan, 'fr'))).toEqual({ name, summary, price, isOffered });
});

it('a plan costs something, and a refused text belongs to its language', () => {
  const values = formOf(plan, 'en');
  expect(checkPlan(values, 'Enter a price')).toEqual({});
  expect(checkPlan({ ...values, price: '0.50' }, 'Enter a price')).toEqual({ price: 'Enter a price' });
  expect(checkPlan({ ...values, price: '10001' }, 'Enter a price')).toEqual({ price: 'Enter a price' });
  expect(fieldOf('summary.fr')).toBe('summaryFr');
  expect(fieldOf('version')).toBeNull();
});
