import { cx } from '@/lib/cx';

/** A quiet block in the shape of what is coming; size it with classes. Wrap a group of them in Loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('skeleton-motion block rounded-control bg-raised', className)} />;
}
