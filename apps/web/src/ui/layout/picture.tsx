import { useState } from 'react';
import { pictureAddress, pictureWidths } from './picture-address';

/** The assumed size of a picture without dimensions: products are 4:3, arenas and places 16:9. */
const sizeOf = (src: string) => ({ width: 1280, height: src.startsWith('/pictures/products/') ? 960 : 720 });

export interface PictureProps {
  /** The picture's address as the API returns it (`/pictures/products/striker-20.webp`). */
  src: string;
  /** Empty if the text beside the picture says the same. */
  alt: string;
  /** The displayed width, as a `sizes` attribute: `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string;
  /** The picture's width and height in pixels, as the API returns them. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** Loads the picture first and eagerly, for content above the fold. All other pictures are lazy-loaded. */
  priority?: boolean | undefined;
  /** The point that stays visible when `object-cover` crops the picture, in percent; by default the middle. */
  focus?: { x: number; y: number } | undefined;
  className?: string | undefined;
}

/** One of our pictures in the width and format that this screen needs. An external picture is shown unchanged. */
export function Picture({ src, alt, sizes, width, height, priority = false, focus, className }: PictureProps) {
  // If the server is too busy to resize a picture, the original is better than none.
  const [whole, setWhole] = useState<string | null>(null);
  const shrunk = whole !== src;
  return (
    <img
      // `sizes` comes before `src`, so that no browser starts to load a file that it will not show.
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
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      className={className}
    />
  );
}
