import { cx } from '@/lib/cx';
import { Picture } from '@/ui/layout/picture';

interface LogoFrameProps {
  url: string;
  alt: string;
  /** How wide it shows. */
  sizes: string;
  className: string;
}

/** A whole logo on the light ground that it is drawn for, whatever the theme. */
export function LogoFrame({ url, alt, sizes, className }: LogoFrameProps) {
  return (
    <span data-theme="light" className={cx('block shrink-0 rounded-control border border-line bg-surface', className)}>
      <Picture src={url} alt={alt} sizes={sizes} className="size-full object-contain" />
    </span>
  );
}
