import { locales, type Locale } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./*/*/*.json', { import: 'default', eager: true, base: '../../locales' });
const namespaces = new Set(Object.keys(files).map((file) => file.slice('./en/'.length, -'.json'.length)));
const textsOf = (locale: Locale, namespace: string): Texts => files[`./${locale}/${namespace}.json`] ?? {};

/** Returns every text with its key path. */
function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
const baseKeys = (texts: Texts) => [...new Set(flat(texts).map(([key]) => key.replace(pluralForm, '')))].sort();
/** English texts with a value that the browser words in English: the French text says the same without the value. */
const englishValues = ['places/locations detectFailed'];

const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

describe.each([...namespaces])('the texts of %s', (namespace) => {
  it('exist in both languages', () => {
    expect(baseKeys(textsOf('fr', namespace))).toEqual(baseKeys(textsOf('en', namespace)));
    expect(baseKeys(textsOf('en', namespace)).length).toBeGreaterThan(0);
  });

  it.each([...locales])('have every plural form that %s needs', (locale) => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const keys = new Set(flat(textsOf(locale, namespace)).map(([key]) => key));
    const plurals = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.replace(pluralForm, ''));
    for (const base of plurals) for (const form of needed) expect(keys).toContain(`${base}_${form}`);
  });

  it('ask for the same values', () => {
    const french = new Map(flat(textsOf('fr', namespace)));
    for (const [key, text] of flat(textsOf('en', namespace))) {
      if (englishValues.includes(`${namespace} ${key}`)) continue;
      expect([key, placeholders(french.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('are never empty', () => {
    for (const locale of locales)
      for (const [key, text] of flat(textsOf(locale, namespace))) expect([key, text]).not.toEqual([key, '']);
  });
});
