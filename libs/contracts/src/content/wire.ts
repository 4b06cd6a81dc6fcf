import type { ArenaClass } from '../common/enums.ts';
import type { Locale } from '../common/locales.ts';
import type { ProvinceCode } from '../common/provinces.ts';
import type { HomeSection } from './home-sections.ts';
import type { PictureFocus } from './media/wire.ts';
import type { PolicyName } from '../people/policies/policy-names.ts';

/** A picture of published content, with its alternative text. */
export interface ContentPictureWire {
  url: string;
  alt: string;
  /** The point that stays visible when the picture is cropped; absent: the middle. */
  focus?: PictureFocus;
}

/**
 * A published text. A text that is not published in the requested language comes in the other one, and `locale` says
 * so.
 */
interface PublishedText {
  locale: Locale;
  title: string;
  summary: string;
}

/** The address of something published, in each language in which it is published. */
export type PublishedSlugs = Partial<Record<Locale, string>>;

export interface PostSummaryWire extends PublishedText {
  slug: string;
  /** A group of posts, or null. */
  topic: string | null;
  picture: ContentPictureWire | null;
  /** ISO 8601, in UTC. */
  publishedAt: string;
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

export interface PostWire extends PostSummaryWire {
  /** Markdown. */
  body: string;
  /** ISO 8601, in UTC. */
  updatedAt: string;
  slugs: PublishedSlugs;
  /** Up to three other posts; those of the same topic come first. */
  related: PostSummaryWire[];
}

/** A frequently asked question. */
export interface QuestionWire {
  id: string;
  topic: string | null;
  locale: Locale;
  question: string;
  /** Markdown, with the policies' figures filled in. */
  answer: string;
}

export interface GalleryPictureWire {
  id: string;
  locale: Locale;
  caption: string;
  picture: ContentPictureWire;
}

export interface PolicyVersionWire {
  /** Counts from 1. */
  number: number;
  /** ISO 8601, in UTC. */
  validFrom: string;
}

export interface PolicyWire extends PolicyVersionWire {
  name: PolicyName;
  title: string;
  /** Markdown, with the figures of the settings filled in. */
  body: string;
  /** The versions that are or were valid, latest first. */
  versions: PolicyVersionWire[];
}

/** A page of the site. */
export interface SitePageWire extends PublishedText {
  key: string;
  /** Markdown. Each section begins with a heading of level 2. */
  body: string;
  picture: ContentPictureWire | null;
  /** The languages in which the page is published. */
  locales: Locale[];
}

/** A section of the home page. */
export interface HomeSectionWire {
  key: HomeSection;
  /** The language of the texts. */
  locale: Locale;
  title: string;
  /** The text below the title; may be empty. */
  summary: string;
  /** Further paragraphs of plain text, separated by empty lines; only `about` has them. */
  body: string;
}

/** A page of the site that a search found. */
export interface FoundPageWire {
  /** The part of the page's address that follows its kind: a slug or an id. */
  address: string;
  /** The language of the title and the text. */
  locale: Locale;
  title: string;
  /** Plain text, at most `serverLimits.foundTextMax` characters; may be empty. */
  text: string;
  picture: ContentPictureWire | null;
}

export interface FoundProductWire extends FoundPageWire {
  /** The current price of a piece in dollars, before tax; for a family, the lowest one. */
  price: number;
  /** True for a family whose products have different prices. */
  isLowest: boolean;
}

export interface FoundEventWire extends FoundPageWire {
  /** The wall time at the venue, `YYYY-MM-DDTHH:MM`. Screens show it without conversion. */
  localStart: string;
}

/** The best results of a search of the site, at most `serverLimits.foundOfEachKind` of each kind. */
export interface SiteSearchWire {
  products: FoundProductWire[];
  arenas: FoundPageWire[];
  /** The events that are not over, next first. */
  events: FoundEventWire[];
  posts: FoundPageWire[];
  questions: FoundPageWire[];
  /** The search for which the products were found, if the typed one was misspelt. */
  correctedSearch: string | null;
}

/** An announced event, or a tournament that teams can enter. */
export interface EventWire extends PublishedText {
  /** The last part of the event's address: a slug, or the id of a tournament's slot. */
  address: string;
  picture: ContentPictureWire | null;
  /** ISO 8601 instants. */
  startsAt: string;
  endsAt: string;
  /** The wall time at the venue, `YYYY-MM-DDTHH:MM`. Screens show it without conversion. */
  localStart: string;
  localEnd: string;
  /** IANA name. */
  timeZone: string;
  province: ProvinceCode;
  city: string;
  venue: string;
  /** Flights outdoors carry a warning about registration and permission. */
  isOutdoor: boolean;
  isCancelled: boolean;
  /** The way to enter a tournament, or null for an event that is only announced. */
  entry: TournamentEntryWire | null;
}

interface TournamentEntryWire {
  slotId: string;
  arenaId: string;
  class: ArenaClass;
  teamsLeft: number;
  /** The lowest price of a team in dollars before tax, or null if no team can enter. */
  price: number | null;
}

export interface EventDetailWire extends EventWire {
  /** Markdown; empty for a tournament. */
  body: string;
  /** The organiser's page, or null. */
  link: string | null;
  /** Empty for a tournament, whose address is the same in both languages. */
  slugs: PublishedSlugs;
}
