import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentKind, type Locale, locales, TextStatus, typesetTexts } from '@dronesoccer/contracts';
import { parse } from 'yaml';
import { stableId } from './stable-id.ts';
import type { Tables } from './write.ts';

interface SeededText {
  /** The address; absent for an entry that has a fixed place on the site. */
  slug?: string;
  title: string;
  summary?: string;
  /** Markdown. */
  body?: string;
  pictureAlt?: string;
}

/** An entry as its file describes it, with both languages side by side. */
interface EntryFile extends Readonly<Record<Locale, SeededText>> {
  key: string;
  topic?: string;
  picture?: string;
  /** A day; the entry is published at noon in UTC, when all of Canada has the same day. */
  publishedOn?: string;
}

interface SeededEntry extends EntryFile {
  id: string;
  kind: ContentKind;
  position: number;
}

/** The day of the first content, for entries without a day of their own. */
const firstDay = '2026-11-26';

const folder = path.join(import.meta.dirname, 'content');
const read = <Data>(file: string): Data => typesetTexts(parse(readFileSync(path.join(folder, file), 'utf8')) as Data);

/** An entry that the database contains. */
export interface KnownEntry {
  id: string;
  kind: ContentKind;
  key: string;
}

/**
 * Returns the content that the site starts with, published in both languages. An entry's id contains its position when
 * it was added, so an entry that is known keeps its id.
 */
export function contentRows(known: readonly KnownEntry[]): Tables {
  const entries = [
    ...entriesOf(ContentKind.PAGE, filesIn('pages')),
    ...entriesOf(ContentKind.POST, filesIn('posts')),
    ...entriesOf(ContentKind.QUESTION, read('questions.yaml')),
    ...entriesOf(ContentKind.PICTURE, read('pictures.yaml')),
    ...entriesOf(ContentKind.HOME_SECTION, read('home.yaml')),
  ].map((entry) => ({
    ...entry,
    id: known.find(({ kind, key }) => kind === entry.kind && key === entry.key)?.id ?? entry.id,
  }));
  return {
    ...policyRows(),
    media_pictures: mediaRows(entries),
    content_entries: entries.map(({ id, kind, key, position, topic, picture, publishedOn }) => {
      const at = `${publishedOn ?? firstDay}T12:00:00Z`;
      const publishAt = publishedOn === undefined ? null : at;
      return {
        ...{ id, kind, key, position, topic: topic ?? null, pictureUrl: picture ?? null, publishAt },
        ...{ isActive: true, version: 1, createdAt: at, updatedAt: at },
      };
    }),
    content_texts: entries.flatMap((entry) =>
      locales.map((locale) => {
        const { title, summary = '', body = '', pictureAlt = '' } = entry[locale];
        return { entryId: entry.id, locale, status: TextStatus.PUBLISHED, title, summary, body, pictureAlt };
      }),
    ),
    content_slugs: entries.flatMap(({ id, kind, ...texts }) =>
      locales.map((locale) => {
        const { slug } = texts[locale];
        return slug !== undefined && { kind, locale, slug, entryId: id, isCurrent: true };
      }),
    ),
  };
}

/** Returns the pictures of the media library, with the alternative texts of the entry that shows each first. */
function mediaRows(entries: readonly SeededEntry[]): object[] {
  const first = new Map(entries.toReversed().map((entry) => [entry.picture, entry]));
  return [...first].flatMap(([url, { en, fr }]) =>
    url === undefined
      ? []
      : [
          {
            ...{ id: stableId(`media/${url}`, 1), url, name: path.basename(url), focusX: 50, focusY: 50, version: 1 },
            ...{ altEn: en.pictureAlt ?? '', altFr: fr.pictureAlt ?? '' },
            ...{ createdAt: `${firstDay}T12:00:00Z`, updatedAt: `${firstDay}T12:00:00Z` },
          },
        ],
  );
}

/** Reads each file of a folder; the file's name is the entry's key. */
const filesIn = (subfolder: string): EntryFile[] =>
  readdirSync(path.join(folder, subfolder))
    .sort()
    .map((name) => ({ ...read<EntryFile>(path.join(subfolder, name)), key: path.basename(name, '.yaml') }));

const entriesOf = (kind: ContentKind, files: readonly EntryFile[]): SeededEntry[] =>
  files.map((file, position) => ({
    ...file,
    ...{ id: stableId(`content/${kind}/${file.key}`, position), kind, position },
  }));

/** Returns the first version of each policy. A new wording is a new version, so a changed file changes nothing. */
function policyRows(): Tables {
  const at = `${firstDay}T00:00:00Z`;
  const policies = filesIn('policies').map((file) => ({ ...file, id: stableId(`policy/${file.key}`, 1) }));
  return {
    policy_versions: policies.map(({ id, key }) => ({ id, policy: key, number: 1, validFrom: at, createdAt: at })),
    policy_texts: policies.flatMap(({ id, ...texts }) =>
      locales.map((locale) => {
        const { title, body } = texts[locale];
        return { versionId: id, locale, title, body };
      }),
    ),
  };
}
