import type { Locale } from '../common/locales.ts';

/** A picture of published content, with its alternative text. */
export interface ContentPictureWire {
  url: string;
  alt: string;
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

/** A page, or a section of the home page. */
export interface SitePageWire extends PublishedText {
  key: string;
  /** Markdown. Each section begins with a heading of level 2. */
  body: string;
  picture: ContentPictureWire | null;
  /** The languages in which the page is published. */
  locales: Locale[];
}
