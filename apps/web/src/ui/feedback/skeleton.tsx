import { cx } from '@/lib/cx';

/** A placeholder block in the shape of the loading content. Size it with classes, and wrap groups in `Loading`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('skeleton-motion block rounded-control bg-raised', className)} />;
}
