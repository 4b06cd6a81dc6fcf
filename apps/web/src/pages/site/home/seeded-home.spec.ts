import { readFileSync } from 'node:fs';
import path from 'node:path';
import { homeSections, type Locale } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface SeededText {
  title: string;
  summary?: string;
  body?: string;
}

const root = path.join(import.meta.dirname, '../../../../../..');
const textsOf = (locale: Locale, file: string) =>
  JSON.parse(readFileSync(path.join(root, `apps/web/src/locales/${locale}/${file}.json`), 'utf8'));

it.each(['en', 'fr'] as const)('starts the home page in %s with the texts that it shows without the API', (locale) => {
  const file = readFileSync(path.join(root, 'prisma/src/seed/content/home.yaml'), 'utf8');
  const seeded = parse(file) as (Record<Locale, SeededText> & { key: string })[];
  const { home } = textsOf(locale, 'frame/site');
  const titled = (title: string) => ({ title });
  expect(seeded.map(({ key }) => key)).toEqual(homeSections);
  expect(Object.fromEntries(seeded.map((section) => [section.key, section[locale]]))).toEqual({
    opening: { title: home.heading, summary: home.lead },
    facts: titled(home.facts),
    play: titled(home.play.heading),
    slots: titled(textsOf(locale, 'play/slots').strip.titleAnywhere),
    doors: titled(home.doors.heading),
    classes: titled(home.classes.heading),
    events: titled(textsOf(locale, 'content/events').next),
    more: titled(home.more.heading),
    product: titled(home.product.heading),
    about: { title: home.about.heading, summary: home.about.text1, body: home.about.text2 },
    issues: titled(textsOf(locale, 'newsletter/issues').recent.title),
    closing: titled(home.closing.heading),
  });
});
