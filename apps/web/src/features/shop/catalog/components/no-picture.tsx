import { cx } from '@/lib/cx';
import { Trail } from '@/ui/layout/trail';

/** A product without a picture yet: the two lights instead of a broken frame. */
export function NoPicture({ className }: { className: string }) {
  return (
    <div className={cx('night flex items-center justify-center bg-ground', className)}>
      <Trail className="h-12 w-40" />
    </div>
  );
}
