import { afterEach, expect, it } from 'vitest';
import { isTaken } from './shortcuts';

afterEach(() => document.body.replaceChildren());

const press = () => new KeyboardEvent('keydown', { key: 'n' });

it.each(['dialog', 'alertdialog', 'menu'])('leaves a letter to an open %s', (role) => {
  expect(isTaken(press())).toBe(false);
  const open = document.createElement('div');
  open.setAttribute('role', role);
  document.body.append(open);
  expect(isTaken(press())).toBe(true);
});
