import { expect, it } from 'vitest';
import { forgetSession } from '@/lib/session/session';
import { keepCard, keptCard } from './kept-card';

const card = {
  planName: 'Single',
  number: 'MB-2026-000001',
  lastDay: '2027-11-27',
  code: 'MB-2026-000001-ABCDEFGH',
  qr: '<svg/>',
};

it('keeps a card for its member only, until the logout', () => {
  keepCard('u-1', card);
  expect(keptCard('u-1')).toMatchObject(card);
  expect(keptCard('u-2')).toBeNull();
  expect(keptCard(undefined)).toBeNull();
  forgetSession();
  expect(keptCard('u-1')).toBeNull();
});

it('forgets the card of a membership that is over, and what is no card', () => {
  keepCard('u-1', card);
  keepCard('u-1', null);
  expect(keptCard('u-1')).toBeNull();
  localStorage.setItem('membershipCard', '{"userId":"u-1","seenAt":"never"}');
  expect(keptCard('u-1')).toBeNull();
});
