import { ContentKind, newEntryKinds } from '@dronesoccer/contracts';

/** The last part of a list's address, by the kind of its entries. */
export const kindNames = ['posts', 'events', 'faq', 'pages', 'gallery'] as const;
export type KindName = (typeof kindNames)[number];

export const kindOf = {
  posts: ContentKind.POST,
  events: ContentKind.EVENT,
  faq: ContentKind.QUESTION,
  pages: ContentKind.PAGE,
  gallery: ContentKind.PICTURE,
} as const satisfies Record<KindName, ContentKind>;

/** Returns the kind that an address names; by default the posts. */
export const kindIn = (text: string | undefined): KindName => kindNames.find((name) => name === text) ?? 'posts';

/** Returns the part of the address that names a kind. */
export const kindNameOf = (kind: ContentKind): KindName => kindNames.find((name) => kindOf[name] === kind) ?? 'posts';

export type NewKind = (typeof newEntryKinds)[number];

export const newKindOf = (name: KindName): NewKind | null =>
  newEntryKinds.find((kind) => kind === kindOf[name]) ?? null;

/** Returns the path before an entry's own part of its public address. */
export const addressStart = (kind: ContentKind): string => (kind === ContentKind.EVENT ? '/event/' : '/blogs/');
