import { cx } from '@/lib/cx';
import { Picture } from '@/ui/layout/picture';

interface ThumbProps {
  /** The wire value; empty for a product without a picture. */
  src: string;
  className?: string;
  /** Loads the picture eagerly, because a printed page does not scroll. */
  priority?: boolean;
}

/** A product's thumbnail, or an empty placeholder. */
export function Thumb({ src, className = 'w-14', priority = false }: ThumbProps) {
  const box = cx('aspect-4/3 shrink-0 rounded-control bg-raised', className);
  if (src === '') return <span aria-hidden className={cx('block', box)} />;
  return <Picture src={src} alt="" sizes="6rem" priority={priority} className={cx('object-cover', box)} />;
}
