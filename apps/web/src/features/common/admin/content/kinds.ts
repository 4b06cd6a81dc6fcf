import {
  ContentKind,
  type EntryAdminWire,
  type EntryRowWire,
  type HomeSection,
  homeSections,
  type Locale,
  locales,
  newEntryKinds,
  orderedKinds,
} from '@dronesoccer/contracts';

/** The last part of a list's address, by the kind of its entries. */
export const kindNames = ['posts', 'events', 'faq', 'pages', 'home', 'gallery'] as const;
export type KindName = (typeof kindNames)[number];

export const kindOf = {
  posts: ContentKind.POST,
  events: ContentKind.EVENT,
  faq: ContentKind.QUESTION,
  pages: ContentKind.PAGE,
  home: ContentKind.HOME_SECTION,
  gallery: ContentKind.PICTURE,
} as const satisfies Record<KindName, ContentKind>;

/** Returns the kind that an address names; by default the posts. */
export const kindIn = (text: string | undefined): KindName => kindNames.find((name) => name === text) ?? 'posts';

/** Returns the part of the address that names a kind. */
export const kindNameOf = (kind: ContentKind): KindName => kindNames.find((name) => kindOf[name] === kind) ?? 'posts';

/** Returns the public path of an entry without an address of its own, for its preview; null for a gallery picture. */
function fixedPath({ kind, key, id }: Pick<EntryAdminWire, 'kind' | 'key' | 'id'>): string | null {
  if (kind === ContentKind.PAGE && key !== null) return key === 'racing' ? '/cRacing' : `/${key}`;
  if (kind === ContentKind.HOME_SECTION && key !== null) return `/?section=${key}`;
  return kind === ContentKind.QUESTION ? `/faq?question=${id}` : null;
}

/** Returns the path on which the preview of an entry's saved text opens, or null if there is none. */
export function previewPath(entry: EntryAdminWire, locale: Locale): string | null {
  const { slug } = entry.texts[locale];
  return slug === '' ? fixedPath(entry) : addressStart(entry.kind) + slug;
}

type NewKind = (typeof newEntryKinds)[number];

export const newKindOf = (name: KindName): NewKind | null =>
  newEntryKinds.find((kind) => kind === kindOf[name]) ?? null;

/** Returns the path before an entry's own part of its public address. */
export const addressStart = (kind: ContentKind): string => (kind === ContentKind.EVENT ? '/event/' : '/blogs/');

export type OrderedKind = (typeof orderedKinds)[number];

/** Returns the kind if editors choose the order of its entries, else null. */
export const orderedKindOf = (name: KindName): OrderedKind | null =>
  orderedKinds.find((kind) => kind === kindOf[name]) ?? null;

/** Returns the section of the home page that an entry is, or null. */
export const homeSectionOf = ({ kind, key }: Pick<EntryAdminWire, 'kind' | 'key'>): HomeSection | null =>
  kind === ContentKind.HOME_SECTION ? (homeSections.find((section) => section === key) ?? null) : null;

/** The title in the reader's language, or in the other one. */
export function titleIn({ texts }: Pick<EntryRowWire, 'texts'>, locale: Locale): string {
  const other = locales.find((each) => each !== locale) ?? locale;
  return texts[locale].title || texts[other].title;
}
