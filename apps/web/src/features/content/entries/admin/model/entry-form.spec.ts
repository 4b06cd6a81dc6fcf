import { ContentKind, type EntryTerms, TextStatus } from '@dronesoccer/contracts';
import { expect, test } from 'vitest';
import { checkEntry, fieldNames, fieldOf, formOf, termsOf } from './entry-form';

const text = (title: string) => ({
  ...{ status: TextStatus.DRAFT, title, summary: 'S' },
  ...{ body: 'B', pictureAlt: '', slug: 'a' },
});
const terms: EntryTerms = {
  ...{ topic: 'News', pictureUrl: '/uploads/a.webp', publishAt: '2027-01-01T00:00:00.000Z', unpublishAt: null },
  texts: { en: text('One'), fr: text('Un') },
  event: {
    ...{ localStart: '2027-05-01T10:00', localEnd: '2027-05-01T12:00', timeZone: 'America/Toronto', province: 'ON' },
    ...{ city: 'Toronto', venue: 'Hall', isOutdoor: false, link: '' },
  },
};

test('a form returns the terms that it was made from', () => {
  expect(termsOf(formOf(terms))).toEqual(terms);
  expect(termsOf(formOf({ ...terms, event: null })).event).toBeNull();
  expect(Object.keys(formOf(terms)).toSorted()).toEqual(fieldNames.toSorted());
});

test('a field that the server refuses is found in the form', () => {
  expect(['texts.fr.title', 'event.localEnd', 'event', 'pictureUrl.0.url', 'version'].map(fieldOf)).toEqual([
    ...['titleFr', 'localEnd', 'localStart', 'pictureUrl', null],
  ]);
});

test('a published language is complete, and an event has a time and a place', () => {
  const values = { ...formOf(terms), statusFr: TextStatus.PUBLISHED, bodyFr: ' ', venue: '' };
  const problems = checkEntry(ContentKind.EVENT, values, 'en');
  expect(Object.keys(problems).toSorted()).toEqual(['bodyFr', 'pictureAltFr', 'venue']);
});
