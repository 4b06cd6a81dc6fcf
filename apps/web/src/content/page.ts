import type { LocalText } from '@dronesoccer/contracts';
import type { Fact } from './facts';

/** The rendered pictures of the arena set, by their file names. */
export type ArenaPicture =
  | 'hero'
  | 'match'
  | 'goal-moment'
  | 'class-20'
  | 'class-40'
  | 'racing'
  | 'simulation'
  | 'super-pilot'
  | 'learn'
  | 'community'
  | 'tournament'
  | 'franchise'
  | 'partner'
  | 'membership';

export interface ContentPicture {
  name: ArenaPicture;
  alt: LocalText;
}

export interface ContentSection {
  heading: LocalText;
  paragraphs: readonly LocalText[];
  points?: readonly LocalText[];
  picture?: ContentPicture;
}

export interface ContentLink {
  label: LocalText;
  to: string;
}

/** A page of the public site, as data: what it says in both languages. */
export interface SitePage {
  title: LocalText;
  lead: LocalText;
  picture: ContentPicture;
  /** Which of the two lights the page plays on. */
  light: 'red' | 'ice';
  facts?: readonly Fact[];
  sections: readonly ContentSection[];
  next: { heading: LocalText; links: readonly ContentLink[] };
}
