import { expect, it } from 'vitest';
import { paths } from '@/lib/dashboard-paths';
import { helpPageOf } from './help-pages';

it('finds the help of a section for all its pages, in both languages', () => {
  expect(helpPageOf('/dashboard')).toBe('overview');
  expect(helpPageOf('/fr/dashboard/')).toBe('overview');
  expect(helpPageOf('/fr/dashboard/orders/abc')).toBe('orders');
  expect(helpPageOf('/dashboard/nothing-here')).toBeUndefined();
});

it('has help for every page of the dashboard that can be opened without a name', () => {
  const pages = Object.values(paths).filter((path) => typeof path === 'string' && path.startsWith('/dashboard'));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((path) => helpPageOf(path as string) === undefined)).toEqual([]);
});
