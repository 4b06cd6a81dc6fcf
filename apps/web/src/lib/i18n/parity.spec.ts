import { locales, type Locale } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default', eager: true });
const areas = new Set(Object.keys(files).map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length)));
const textsOf = (locale: Locale, area: string): Texts => files[`../../locales/${locale}/${area}.json`] ?? {};

/** Returns every text with its key path. */
function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
const baseKeys = (texts: Texts) => [...new Set(flat(texts).map(([key]) => key.replace(pluralForm, '')))].sort();
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

describe.each([...areas])('the texts of %s', (area) => {
  it('exist in both languages', () => {
    expect(baseKeys(textsOf('fr', area))).toEqual(baseKeys(textsOf('en', area)));
    expect(baseKeys(textsOf('en', area)).length).toBeGreaterThan(0);
  });

  it.each([...locales])('have every plural form that %s needs', (locale) => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const keys = new Set(flat(textsOf(locale, area)).map(([key]) => key));
    const plurals = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.replace(pluralForm, ''));
    for (const base of plurals) for (const form of needed) expect(keys).toContain(`${base}_${form}`);
  });

  it('ask for the same values', () => {
    const french = new Map(flat(textsOf('fr', area)));
    for (const [key, text] of flat(textsOf('en', area))) {
      expect([key, placeholders(french.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('are never empty', () => {
    for (const locale of locales)
      for (const [key, text] of flat(textsOf(locale, area))) expect([key, text]).not.toEqual([key, '']);
  });
});
