import type { LocalText } from '@dronesoccer/contracts';
import type { ArenaPicture } from './arena-pictures';
import type { Fact } from './facts';

export interface ContentSection {
  heading: LocalText;
  paragraphs: readonly LocalText[];
  points?: readonly LocalText[];
  picture?: ArenaPicture;
}

export interface ContentLink {
  label: LocalText;
  to: string;
}

/** The content of a public page in both languages. */
export interface SitePage {
  title: LocalText;
  lead: LocalText;
  picture: ArenaPicture;
  /** The shape of the light trail below the title: red rises, ice crosses. */
  light: 'red' | 'ice';
  facts?: readonly Fact[];
  sections: readonly ContentSection[];
  next: { heading: LocalText; links: readonly ContentLink[] };
}
