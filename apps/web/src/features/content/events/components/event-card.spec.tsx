import { type EventWire, outdoorWarning } from '@dronesoccer/contracts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { renderedAt } from '@/lib/query/page-data';
import { placesAt } from '../model/use-clock';
import { EventCard } from './event-card';

beforeAll(() => loadNamespaces('events'));

const startsAt = '2027-02-20T15:00:00.000Z';
const before = Date.parse(startsAt) - 1;

const tournament: EventWire = {
  ...{ locale: 'en', address: 's1', title: 'Class 20 tournament', summary: 'North rink', picture: null },
  ...{ startsAt, endsAt: '2027-02-20T18:00:00.000Z', localStart: '2027-02-20T10:00', localEnd: '2027-02-20T13:00' },
  ...{ timeZone: 'America/Toronto', province: 'ON', city: 'Ottawa', venue: 'Arena, 1 Main Street' },
  ...{ isOutdoor: false, isCancelled: false },
  entry: { slotId: 's1', arenaId: 'a1', class: 1, teamsLeft: 3, price: 240 },
};

const announced: EventWire = {
  ...tournament,
  address: 'demo-day',
  title: 'Demo day',
  summary: 'Come early',
  entry: null,
};

const show = (event: EventWire, now: number | null = before) =>
  render(<EventCard event={event} now={now} />, { wrapper: MemoryRouter });
const linkToEnter = () => screen.queryByRole('link', { name: /^Enter a team/ });

it('a tournament shows its price and its free places, and leads to its booking', () => {
  show(tournament);
  expect(screen.getByRole('article')).toHaveTextContent('From $240 a team3 team places left');
  expect(screen.getByRole('article')).toHaveTextContent(/Saturday, February 20, 2027.*10:00.a\.m\..*Eastern Time/);
  expect(linkToEnter()).toHaveAttribute('href', '/book/s1');
  expect(screen.getByRole('link', { name: 'Class 20 tournament' })).toHaveAttribute('href', '/event/s1');
});

it('no team can enter a tournament that is full or has begun', () => {
  const { unmount } = show({
    ...tournament,
    entry: { slotId: 's1', arenaId: 'a1', class: 1, teamsLeft: 0, price: null },
  });
  expect(linkToEnter()).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent('No team place left');
  unmount();
  show(tournament, Date.parse(startsAt));
  expect(linkToEnter()).toBeNull();
});

it('the free places appear only when the browser has fetched them, and until then a full tournament can be entered', () => {
  const { unmount } = show(tournament, placesAt(before, renderedAt));
  expect(screen.getByRole('article')).toHaveTextContent('From $240 a team');
  expect(screen.getByRole('article')).not.toHaveTextContent(/place/);
  unmount();
  const full: EventWire = {
    ...tournament,
    entry: { slotId: 's1', arenaId: 'a1', class: 1, teamsLeft: 0, price: null },
  };
  const { rerender } = show(full, placesAt(before, renderedAt));
  expect(screen.getByRole('article')).not.toHaveTextContent(/place/);
  expect(linkToEnter()).not.toBeNull();
  rerender(<EventCard event={full} now={placesAt(before, before)} />);
  expect(screen.getByRole('article')).toHaveTextContent('No team place left');
  expect(linkToEnter()).toBeNull();
});

it('an announced event shows its place, and the warning only outdoors', () => {
  const { unmount } = show(announced, null);
  expect(screen.getByRole('article')).toHaveTextContent('Ottawa, OntarioArena, 1 Main StreetCome early');
  expect(linkToEnter()).toBeNull();
  expect(screen.getByRole('article')).not.toHaveTextContent(outdoorWarning.en);
  unmount();
  show({ ...announced, isOutdoor: true });
  expect(screen.getByRole('article')).toHaveTextContent(`Outdoors${outdoorWarning.en}`);
});
