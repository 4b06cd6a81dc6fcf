import { TextStatus } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { countHeldBack, countLacking } from './languages';

const text = (title: string, status: TextStatus = TextStatus.DRAFT) => ({ title, status });

it('counts the entries without a text in a language, not those whose text is a draft', () => {
  const entries = [
    { texts: { en: text('Hello'), fr: text('') } },
    { texts: { en: text('Hello'), fr: text('Bonjour') } },
    { texts: { en: text(''), fr: text('Bonjour', TextStatus.PUBLISHED) } },
  ];
  expect([countLacking(entries, 'fr'), countLacking(entries, 'en')]).toEqual([1, 1]);
});

it('counts the drafts of entries that visitors already read in the other language', () => {
  const entries = [
    { texts: { en: text('Hello', TextStatus.PUBLISHED), fr: text('Bonjour') } },
    { texts: { en: text('Hello', TextStatus.PUBLISHED), fr: text('') } },
    { texts: { en: text('Hello'), fr: text('Bonjour') } },
  ];
  expect([countHeldBack(entries, 'fr'), countHeldBack(entries, 'en')]).toEqual([1, 0]);
});
