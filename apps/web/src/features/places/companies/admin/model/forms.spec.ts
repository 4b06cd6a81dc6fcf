import { expect, it } from 'vitest';
import { createBodyOf, emptyPerson, fieldOf } from './forms';

it('a new company is asked for with its first administrator', () => {
  const values = { ...emptyPerson('fr'), name: 'Flyers', firstName: 'Noor', lastName: 'Gagnon', email: 'noor@x.test' };
  expect(createBodyOf(values)).toEqual({
    name: 'Flyers',
    admin: { firstName: 'Noor', lastName: 'Gagnon', email: 'noor@x.test', locale: 'fr' },
  });
});

it.each([
  ['admin.email', 'email'],
  ['name', 'name'],
  ['version', null],
])('%s of the call is %s', (field, name) => expect(fieldOf(field)).toBe(name));
