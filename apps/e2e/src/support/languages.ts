import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@dronesoccer/contracts';

const folder = new URL('../../../web/src/locales', import.meta.url).pathname;

/** The client's texts by file and key, without those that contain a value. */
function textsOf(locale: Locale): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const add = (key: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) add(`${key}.${name}`, each);
    if (typeof value === 'string' && !/\{\{|</.test(value)) texts.set(key, plain(value));
  };
  for (const file of readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) add(file, JSON.parse(readFileSync(join(folder, locale, file), 'utf8')));
  }
  return texts;
}

/** Returns the text with ordinary spaces alone, because French typography uses several kinds. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const texts: Readonly<Record<Locale, ReadonlyMap<string, string>>> = { en: textsOf('en'), fr: textsOf('fr') };

/** The texts that exist only in the other language. */
const foreign: Readonly<Record<Locale, ReadonlySet<string>>> = { en: onlyIn('fr', 'en'), fr: onlyIn('en', 'fr') };

function onlyIn(other: Locale, own: Locale): ReadonlySet<string> {
  const known = new Set(texts[own].values());
  return new Set([...texts[other].values()].filter((text) => !known.has(text)));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the client's texts on a page that belong to the other language: visible ones and those for screen readers. */
export function foreignTexts(html: string, locale: Locale): string[] {
  const shown = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const found = [...shown.matchAll(/>([^<]+)<|\s(?:alt|aria-label|placeholder|title)="([^"]+)"/g)];
  const read = found.map(([, text, label]) =>
    plain((text ?? label ?? '').replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')),
  );
  return read.filter((text) => foreign[locale].has(text));
}
