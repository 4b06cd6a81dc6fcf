import type { LocalText } from '@dronesoccer/contracts';
import type { ArenaPicture } from './arena-pictures';
import type { Fact } from './facts';

export interface ContentSection {
  heading: LocalText;
  paragraphs: readonly LocalText[];
  points?: readonly LocalText[];
  picture?: ArenaPicture;
}

interface ContentLink {
  label: LocalText;
  to: string;
}

/** A page of the public site, as data: what it says in both languages. */
export interface SitePage {
  title: LocalText;
  lead: LocalText;
  picture: ArenaPicture;
  /** Which of the two lights the page plays on. */
  light: 'red' | 'ice';
  facts?: readonly Fact[];
  sections: readonly ContentSection[];
  next: { heading: LocalText; links: readonly ContentLink[] };
}
