import { arenaPictures } from './list-arena.ts';
import { placePictures } from './list-places.ts';
import { productPictures } from './list-products.ts';

export const kinds = ['products', 'arena', 'places'] as const;
export type Kind = (typeof kinds)[number];

export interface AltText {
  en: string;
  fr: string;
}

/** One picture: its name (file names and addresses are made of it), and what a person who cannot see it is told. */
export interface Picture {
  name: string;
  kind: Kind;
  alt: AltText;
  width: number;
  height: number;
  /** Widths of the AVIF copies. */
  widths: readonly number[];
}

const usual = [320, 640, 1280] as const;

function of(kind: Kind, texts: Record<string, readonly [string, string]>, height: number): Picture[] {
  return Object.entries(texts).map(([name, [en, fr]]) => {
    const hero = kind === 'arena' && name === 'hero';
    const width = hero ? 1920 : 1280;
    const square = name === 'avatar';
    return {
      name,
      kind,
      alt: { en, fr },
      width: square ? 1280 : width,
      height: square ? 1280 : (height * width) / 1280,
      widths: hero ? [...usual, 1920] : usual,
    };
  });
}

export const pictures: readonly Picture[] = [
  ...of('products', productPictures, 960),
  ...of('arena', arenaPictures, 720),
  ...of('places', placePictures, 720),
];
