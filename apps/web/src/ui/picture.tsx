/** Widths the picture set is rendered in (`<name>-<width>.avif`); the hero has one more for large screens. */
const widths = [320, 640, 1280];
const heroWidths = [...widths, 1920];

/** What a picture measures unless the caller says otherwise: products stand in 4:3, arenas and places in 16:9. */
const sizeOf = (src: string) => ({ width: 1280, height: src.includes('/products/') ? 960 : 720 });

export interface PictureProps {
  /** The picture's address as the wire gives it (`/pictures/products/striker-20.webp`). */
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** How wide it shows, as the `sizes` attribute says it: `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string;
  width?: number | undefined;
  height?: number | undefined;
  /** For what is seen first: loaded at once and before the rest. Everything else loads when it comes near. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** One of our rendered pictures in the best width and format; a picture from elsewhere is shown as it is. */
export function Picture({ src, alt, sizes, width, height, priority = false, className }: PictureProps) {
  const base = /^(\/pictures\/.+)\.webp$/.exec(src)?.[1];
  const image = (
    <img
      src={src}
      alt={alt}
      width={width ?? sizeOf(src).width}
      height={height ?? sizeOf(src).height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
  if (!base) return image;
  const available = base.endsWith('/hero') ? heroWidths : widths;
  return (
    <picture className="contents">
      <source
        type="image/avif"
        // `picture` has no box of its own, so in a grid or flex parent its source would take a place.
        className="hidden"
        srcSet={available.map((each) => `${base}-${each}.avif ${each}w`).join(', ')}
        sizes={sizes}
      />
      {image}
    </picture>
  );
}
