import { afterEach, expect, it } from 'vitest';
import { isOccupied } from './occupied';

afterEach(() => document.body.replaceChildren());

it('a visitor who types or is in a dialog is occupied', () => {
  expect(isOccupied()).toBe(false);
  document.body.innerHTML = '<input>';
  document.querySelector('input')?.focus();
  expect(isOccupied()).toBe(true);
  document.body.innerHTML = '<div role="dialog"></div>';
  expect(isOccupied()).toBe(true);
});
