import { expect, it } from 'vitest';
import { helpPageOf } from './help-pages';

it('finds the help of a section for all its pages, in both languages', () => {
  expect(helpPageOf('/dashboard')).toBe('overview');
  expect(helpPageOf('/fr/dashboard/')).toBe('overview');
  expect(helpPageOf('/fr/dashboard/orders/abc')).toBe('orders');
  expect(helpPageOf('/dashboard/nothing-here')).toBeUndefined();
});
