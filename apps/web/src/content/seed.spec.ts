import { type Locale, typesetTexts } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { arenaPictures } from './arena-pictures';
import { ways } from './ways';

const files = import.meta.glob<string>('../../../../prisma/src/seed/content/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const seeded = <Data>(name: string): Data => {
  const found = Object.entries(files).find(([file]) => file.endsWith(`/content/${name}.yaml`));
  return typesetTexts(parse(found?.[1] ?? '') as Data);
};

describe('the texts in the client repeat the seed:', () => {
  const pages = { racing: ways.racing, simulation: ways.simulation, 'super-pilot': ways.superPilot };

  it.each(Object.entries(pages))('page %s', (key, { title, lead, picture }) => {
    const inLanguage = (locale: Locale) => ({
      ...{ title: title[locale], summary: lead[locale], pictureAlt: arenaPictures[picture][locale] },
    });
    expect(seeded(`pages/${key}`)).toMatchObject({ en: inLanguage('en'), fr: inLanguage('fr') });
  });
});
