import type { LocalText } from '../../common/locales.ts';
import type { ContentKind } from '../enums.ts';

export const mediaSorts = ['latest', 'name'] as const;
export type MediaSort = (typeof mediaSorts)[number];

/** The point of a picture that stays visible when the picture is cropped, in percent of its width and height. */
export interface PictureFocus {
  x: number;
  y: number;
}

/** Everything that an editor changes in a picture of the library. */
export interface MediaTerms {
  /** The alternative texts that are offered when the picture is chosen; empty if there are none yet. */
  alt: LocalText;
  focus: PictureFocus;
}

/**
 * A place that shows a picture. `picture`: the entry's own picture. `text`: the Markdown of an entry or a policy. `site`:
 * the picture came with the site, whose pages may show it. `record`: a record outside content, such as a product.
 */
export type MediaUseWire =
  | { place: 'picture' | 'text'; kind: ContentKind; id: string; title: string }
  | { place: 'text'; policy: string; number: number }
  | { place: 'record'; record: string; count: number }
  | { place: 'site' };

/** A picture in the library's list. */
export interface MediaRowWire extends MediaTerms {
  id: string;
  url: string;
  /** The file's name when it was uploaded. */
  name: string;
  /** The size in pixels, or null for a picture that came with the site. */
  width: number | null;
  height: number | null;
  /** The number of places that show the picture, as `usedIn` lists them. A used picture cannot be deleted. */
  uses: number;
  version: number;
  createdAt: string;
}

export interface MediaWire extends MediaRowWire {
  usedIn: MediaUseWire[];
  /** The name of the last editor, or null if there is none or the name is no longer known. */
  savedBy: string | null;
}
