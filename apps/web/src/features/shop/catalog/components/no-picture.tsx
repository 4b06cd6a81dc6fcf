import { cx } from '@/lib/cx';
import { Trail } from '@/ui/layout/trail';

/** The placeholder for a product without a picture: the two lights instead of a broken image. */
export function NoPicture({ className }: { className: string }) {
  return (
    <div className={cx('night flex items-center justify-center bg-ground', className)}>
      <Trail className="h-12 w-40" />
    </div>
  );
}
