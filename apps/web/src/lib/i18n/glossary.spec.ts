import * as contracts from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import glossary from '../../../../../docs/french.md?raw';

const files = import.meta.glob<unknown>('../../locales/fr/*/*.json', { eager: true, import: 'default' });
const seed = import.meta.glob<string>('../../../../../prisma/src/seed/content/**/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const seeded = Object.values(seed).flatMap((file) => frenchOf(parse(file)));
const texts = [...textsOf(files), ...seeded, ...frenchOf({ ...contracts })];
const rows = [...glossary.matchAll(/^\| (?!English|-)(.+?) +\| (.+?) +\| (.+?) +\|$/gm)];

it.each(rows.map(([, english = '', french = '', refused = '']) => [english, french, refused] as const))(
  'calls “%s” %s in French',
  (_english, _french, refused) => {
    const words = refused.split(', ').join('|');
    const pattern = new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  },
);

/** Returns all texts, without the names of the values in them. */
function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data.replaceAll(/\{\{\w+\}\}/g, '')];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : [];
}

/** Returns the texts under each `fr`. */
function frenchOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === 'fr' ? textsOf(value) : frenchOf(value)));
}
