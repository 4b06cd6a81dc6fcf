import { describe, expect, it } from 'vitest';
import { loadTexts } from './i18n';

/** Matches a breaking space beside a punctuation mark that must stay with its word. */
const breaks = / [:;!?»]|« /;

const files = Object.keys(import.meta.glob('../../locales/fr/*/*.json'));
const content = import.meta.glob<Record<string, unknown>>('../../content/**/*.ts', { eager: true });

describe('French texts reach people without a space that may break', () => {
  it.each(files.map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length)))('in %s', async (namespace) => {
    const texts = frenchTexts({ fr: await loadTexts('fr', namespace) });
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => breaks.test(text))).toEqual([]);
  });

  it('in what the site says', () => {
    const texts = frenchTexts(content);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => breaks.test(text))).toEqual([]);
  });
});

it('leaves English texts as they are written', async () => {
  const written = await import('../../locales/en/frame/kit.json');
  expect(await loadTexts('en', 'kit')).toEqual(written.default);
});

function frenchTexts(data: unknown, isFrench = false): string[] {
  if (typeof data === 'string') return isFrench ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => frenchTexts(value, isFrench || key === 'fr'));
}
