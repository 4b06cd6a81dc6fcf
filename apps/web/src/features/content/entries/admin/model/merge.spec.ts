import { TextStatus } from '@dronesoccer/contracts';
import { expect, test } from 'vitest';
import { formOf } from './entry-form';
import { mergeEdits } from './merge';

const text = { status: TextStatus.DRAFT, title: 'Title', summary: '', body: 'Body', pictureAlt: '', slug: '' };
const base = formOf({
  ...{ topic: '', pictureUrl: null, publishAt: null, unpublishAt: null, event: null },
  texts: { en: text, fr: text },
});

test('a field that only one editor changed is merged, and neither text of the others is lost', () => {
  const mine = { ...base, titleEn: 'Mine', bodyEn: 'Mine', summaryFr: 'Same' };
  const theirs = { ...base, titleFr: 'Theirs', bodyEn: 'Theirs', summaryFr: 'Same' };
  const { merged, taken, conflicts } = mergeEdits(base, mine, theirs);
  expect(merged).toEqual({ ...mine, titleFr: 'Theirs' });
  expect(taken).toEqual(['titleFr']);
  expect(conflicts).toEqual(['bodyEn']);
});

test('edits that do not touch the same field have no conflict', () => {
  const { conflicts, taken } = mergeEdits(base, { ...base, titleEn: 'Mine' }, base);
  expect([conflicts, taken]).toEqual([[], []]);
});
