import { arenaPictures } from './list-arena.ts';
import { placePictures } from './list-places.ts';
import { productPictures } from './list-products.ts';

export type Kind = 'products' | 'arena' | 'places';

export interface AltText {
  en: string;
  fr: string;
}

/**
 * A picture with its name, which determines file names and URLs, and its text alternative for people who cannot see it.
 */
export interface Picture {
  name: string;
  kind: Kind;
  alt: AltText;
  width: number;
  height: number;
}

function of(kind: Kind, texts: Record<string, readonly [string, string]>, height: number): Picture[] {
  return Object.entries(texts).map(([name, [en, fr]]) => {
    // The hero fills the largest screens; the avatar is square.
    const width = kind === 'arena' && name === 'hero' ? 1920 : 1280;
    return { name, kind, alt: { en, fr }, width, height: name === 'avatar' ? width : (height * width) / 1280 };
  });
}

export const pictures: readonly Picture[] = [
  ...of('products', productPictures, 960),
  ...of('arena', arenaPictures, 720),
  ...of('places', placePictures, 720),
];
