import { type FieldsFor, list, object, ruledText, text } from './body.ts';
import { commonFields } from './fields.ts';
import type { LocalText } from './locales.ts';

/** An uploaded picture, with a description in both languages. */
export interface OwnPicture {
  url: string;
  alt: LocalText;
}

/**
 * A stored upload. Clients put the `url` into the picture list of an arena, product or other item. The size is in
 * pixels.
 */
export interface PictureUploadWire {
  url: string;
  width: number;
  height: number;
}

const alt = ruledText(commonFields.pictureAlt);

const picture = { url: text({ max: 300 }), alt: object({ en: alt, fr: alt }) } satisfies FieldsFor<OwnPicture>;

/** Describes the pictures in a body; the cover comes first. */
export const ownPictures = (max: number) => list(picture, { max });
