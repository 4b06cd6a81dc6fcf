import { useState } from 'react';
import { pictureAddress, pictureWidths } from './picture-address';

/** The size assumed for a picture of unknown size: products stand in 4:3, arenas and places in 16:9. */
const sizeOf = (src: string) => ({ width: 1280, height: src.startsWith('/pictures/products/') ? 960 : 720 });

export interface PictureProps {
  /** The picture's address as the wire gives it (`/pictures/products/striker-20.webp`). */
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** How wide it shows, as the `sizes` attribute says it: `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string;
  /** Pixels of the picture, as the wire gives them. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** For what is seen first: loaded at once and before the rest. Everything else loads when it comes near. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** One of our pictures in the width and format that this screen needs; a picture from elsewhere is shown as it is. */
export function Picture({ src, alt, sizes, width, height, priority = false, className }: PictureProps) {
  // When the server is too busy to shrink a picture, the whole one is better than none.
  const [whole, setWhole] = useState<string | null>(null);
  const shrunk = whole !== src;
  return (
    <img
      // Before `src`, so that no browser starts on a file it will not show.
      sizes={sizes}
      srcSet={shrunk ? pictureWidths(src, width ?? undefined) : undefined}
      src={shrunk ? pictureAddress(src, 828) : src}
      alt={alt}
      width={width ?? sizeOf(src).width}
      height={height ?? sizeOf(src).height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setWhole(src)}
      className={className}
    />
  );
}
