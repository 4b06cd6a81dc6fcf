import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@dronesoccer/contracts';
import { type Locale, locales } from '@dronesoccer/contracts';

const folder = new URL('../../../web/src/locales', import.meta.url).pathname;

/** Returns the texts of the client and of the contracts, without those that contain a value. */
function textsOf(locale: Locale): ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) add(each);
    if (typeof value === 'string' && !/\{\{|</.test(value)) texts.add(plain(value));
  };
  const addContracts = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (locales.every((each) => each in value)) add((value as Record<Locale, unknown>)[locale]);
    else for (const each of Object.values(value)) addContracts(each);
  };
  for (const file of readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) add(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')));
  }
  for (const exported of Object.values(contracts)) addContracts(exported);
  return texts;
}

/** Returns the text with ordinary spaces alone, because French typography uses several kinds. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const texts: Readonly<Record<Locale, ReadonlySet<string>>> = { en: textsOf('en'), fr: textsOf('fr') };

/** Names that a page in either language may show: the codes of the languages, and the city. */
const names: ReadonlySet<string> = new Set(['EN', 'FR', 'Québec']);

/** The texts that exist only in the other language. */
const foreign: Readonly<Record<Locale, ReadonlySet<string>>> = { en: onlyIn('fr', 'en'), fr: onlyIn('en', 'fr') };

function onlyIn(other: Locale, own: Locale): ReadonlySet<string> {
  return new Set([...texts[other]].filter((text) => !texts[own].has(text) && !names.has(text)));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the texts on a page that belong to the other language: visible ones and those for screen readers. */
export function foreignTexts(html: string, locale: Locale): string[] {
  // The honeypot field of a form has no text for people.
  const honeypot = /<label>[^<]*<input[^>]* tabindex="-1"/g;
  const shown = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(honeypot, '');
  const found = [...shown.matchAll(/>([^<]+)<|\s(?:alt|aria-label|placeholder|title)="([^"]+)"/g)];
  const read = found.map(([, text, label]) =>
    plain((text ?? label ?? '').replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')),
  );
  return read.filter((text) => foreign[locale].has(text));
}
