import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits';

const base = { title: 'Title', body: 'Body', summary: '', tags: ['news'] };

test('a field that only one editor changed is merged, and neither text of the others is lost', () => {
  const mine = { ...base, title: 'Mine', body: 'Mine', summary: 'Same' };
  const theirs = { ...base, body: 'Theirs', summary: 'Same', tags: ['news', 'events'] };
  const { merged, taken, conflicts } = mergeEdits(base, mine, theirs);
  expect(merged).toEqual({ ...mine, tags: ['news', 'events'] });
  expect(taken).toEqual(['tags']);
  expect(conflicts).toEqual(['body']);
});

test('edits that do not touch the same field have no conflict', () => {
  const { conflicts, taken } = mergeEdits(base, { ...base, title: 'Mine', tags: ['news'] }, { ...base });
  expect([conflicts, taken]).toEqual([[], []]);
});
