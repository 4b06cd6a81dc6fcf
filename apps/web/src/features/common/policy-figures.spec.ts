import { policyFigures } from '@dronesoccer/contracts';
import { fillFigures } from '@dronesoccer/domain';
import { expect, it } from 'vitest';
import { faq } from '@/content/faq';
import { policies } from '@/content/policies';

it('fills every figure of the policies and the questions', () => {
  const paragraphs = Object.values(policies).flatMap(({ sections }) =>
    sections.flatMap((section) => section.paragraphs),
  );
  const texts = [...paragraphs, ...faq.map(({ answer }) => answer)].flatMap(({ en, fr }) => [en, fr]);
  const filled = texts.map((text) => fillFigures(text, { ...policyFigures, returnDays: 30 }));
  expect(filled.filter((text) => text.includes('{{'))).toEqual([]);
  expect(filled.filter((text) => /within 30 days|dans les 30 jours/.test(text.replaceAll('\u00a0', ' ')))).toHaveLength(
    4,
  );
});
