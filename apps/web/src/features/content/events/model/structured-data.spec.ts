import type { EventDetailWire } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { eventStructuredData } from './structured-data';

const announced: EventDetailWire = {
  ...{ locale: 'en', address: 'demo-day', title: 'Demo day', summary: '', body: '', link: null, slugs: {} },
  ...{ picture: null, startsAt: '2027-02-21T00:00:00.000Z', endsAt: '2027-02-21T02:00:00.000Z' },
  ...{ localStart: '2027-02-20T19:00', localEnd: '2027-02-20T21:00', timeZone: 'America/Winnipeg' },
  ...{ province: 'MB', city: 'Winnipeg', venue: 'Exhibition hall', isOutdoor: false, isCancelled: false, entry: null },
};

it('gives the time at the venue with its offset, also where half hours differ', () => {
  expect(eventStructuredData(announced, 'en')).toMatchObject({
    '@type': 'SportsEvent',
    url: '/event/demo-day',
    startDate: '2027-02-20T19:00-05:00',
    endDate: '2027-02-20T21:00-05:00',
    eventStatus: 'https://schema.org/EventScheduled',
  });
  const inStJohns = { ...announced, startsAt: '2027-02-20T22:30:00.000Z' };
  expect(eventStructuredData(inStJohns, 'fr')).toMatchObject({
    url: '/fr/event/demo-day',
    startDate: '2027-02-20T19:00-03:30',
  });
});

it('offers the places of a tournament until none is left', () => {
  const entry = { slotId: 's1', arenaId: 'a1', class: 1, teamsLeft: 3, price: 240 } as const;
  expect(eventStructuredData({ ...announced, entry }, 'en')).toMatchObject({
    offers: { url: '/book/s1', price: '240.00', priceCurrency: 'CAD', availability: 'https://schema.org/InStock' },
  });
  const cancelled = { ...announced, isCancelled: true, entry: { ...entry, teamsLeft: 0, price: null } };
  expect(eventStructuredData(cancelled, 'en')).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});
