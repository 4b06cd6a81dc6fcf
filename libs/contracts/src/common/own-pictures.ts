import { type Describes, list, object, ruled, text } from './body.ts';
import { commonFields } from './fields.ts';
import type { LocalText } from './locales.ts';

/** A picture of our own, and what it shows in both languages. */
export interface OwnPicture {
  url: string;
  alt: LocalText;
}

/** What an uploaded picture became; its address goes into the pictures of what shows it. Pixels. */
export interface PictureUploadWire {
  url: string;
  width: number;
  height: number;
}

const alt = ruled(commonFields.pictureAlt);

const picture = { url: text({ max: 300 }), alt: object({ en: alt, fr: alt }) } satisfies Describes<OwnPicture>;

/** The pictures of a body, the cover first. */
export const ownPictures = (max: number) => list(picture, { max });
