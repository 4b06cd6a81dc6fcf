import type { ValueOf } from '../../../common/enums.ts';
import type { Locale } from '../../../common/locales.ts';
import type { ProvinceCode } from '../../../common/provinces.ts';
import type { ContentKind, TextStatus } from '../../enums.ts';

export const entrySorts = ['changed', 'title', 'position'] as const;
export type EntrySort = (typeof entrySorts)[number];

/**
 * `shown`: visitors see it now in at least one language. `scheduled`: its period has not begun. `ended`: its period is
 * over. `draft`: no language is published. `down`: an editor took it down.
 */
export const entryStates = ['shown', 'scheduled', 'ended', 'draft', 'down'] as const;
export type EntryState = (typeof entryStates)[number];

/**
 * The kinds of entries that an editor can create. The pages of the site and the sections of the home page are fixed,
 * because the site has a place for each.
 */
export const newEntryKinds = [1, 2, 3, 4] as const satisfies readonly ContentKind[];

/** The kinds whose entries have an order that editors choose: questions, pictures of the gallery, sections of home. */
export const orderedKinds = [3, 4, 6] as const satisfies readonly ContentKind[];

/** The text of an entry in one language. All fields are empty if the language has no text. */
export interface EntryTextTerms {
  status: TextStatus;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  /** The alternative text of the entry's picture. */
  pictureAlt: string;
  /** The current address, or empty. */
  slug: string;
}

/** When and where an announced event takes place. */
export interface EventTerms {
  /** The wall time at the venue, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  localEnd: string;
  /** IANA name. */
  timeZone: string;
  province: ProvinceCode;
  city: string;
  venue: string;
  isOutdoor: boolean;
  /** The organiser's page, or empty. */
  link: string;
}

/** Everything that an editor changes in an entry. Clients send all fields, so no omission changes one. */
export interface EntryTerms {
  /** The group of a post or a question, or empty. */
  topic: string;
  /** The address of the picture, or null. */
  pictureUrl: string | null;
  /** ISO 8601, in UTC. The entry is shown from then on, or without a start if this is null. */
  publishAt: string | null;
  /** ISO 8601, in UTC. The entry is shown until then, or without an end if this is null. */
  unpublishAt: string | null;
  texts: Record<Locale, EntryTextTerms>;
  /** Null unless the entry is an event. */
  event: EventTerms | null;
}

export interface EntryAdminWire extends EntryTerms {
  id: string;
  kind: ContentKind;
  /** The key of an entry with a fixed place on the site, or null. */
  key: string | null;
  /** False if an editor took the entry down. */
  isActive: boolean;
  state: EntryState;
  /** Increases with every change. */
  version: number;
  /** The name of the person who saved this version, or null for the seed and for an erased account. */
  savedBy: string | null;
  updatedAt: string;
  /** The addresses that lead to the current one. */
  formerSlugs: Record<Locale, string[]>;
}

/**
 * `publish` publishes every language that has a text, and shows an entry again that was taken down. `putBack` undoes
 * `takeDown`.
 */
export const entryBulkActions = ['publish', 'takeDown', 'putBack'] as const;
export type EntryBulkAction = (typeof entryBulkActions)[number];

/** An entry that a bulk call changed, with its version since. */
export interface ChangedEntryWire {
  id: string;
  version: number;
}

/** An entry in the dashboard's list. */
export interface EntryRowWire {
  id: string;
  kind: ContentKind;
  key: string | null;
  topic: string;
  pictureUrl: string | null;
  publishAt: string | null;
  unpublishAt: string | null;
  state: EntryState;
  version: number;
  savedBy: string | null;
  updatedAt: string;
  texts: Record<Locale, Pick<EntryTextTerms, 'status' | 'title' | 'slug'>>;
  /** The wall time at the venue of an event, or null. */
  localStart: string | null;
}

/** The part of a preview link that opens a draft without a login. */
export interface EntryPreviewWire {
  token: string;
  /** ISO 8601, in UTC. */
  expiresAt: string;
}

export const VersionAction = { CREATED: 1, SAVED: 2, TAKEN_DOWN: 3, PUT_BACK: 4, RESTORED: 5 } as const;
export type VersionAction = ValueOf<typeof VersionAction>;

export interface EntryVersionRowWire {
  number: number;
  action: VersionAction;
  /** The version that was restored, or null. */
  restoredFrom: number | null;
  savedBy: string | null;
  savedAt: string;
}

export interface EntryVersionWire extends EntryVersionRowWire {
  terms: EntryTerms;
}
