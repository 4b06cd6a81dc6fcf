import { cx } from '@/lib/cx';
import { Picture } from '@/ui/layout/picture';

interface LogoFrameProps {
  url: string;
  alt: string;
  /** The `sizes` attribute of the image. */
  sizes: string;
  className: string;
}

/** An uncropped logo on a light background in either theme, because logos are drawn for a light background. */
export function LogoFrame({ url, alt, sizes, className }: LogoFrameProps) {
  return (
    <span data-theme="light" className={cx('block shrink-0 rounded-control border border-line bg-surface', className)}>
      <Picture src={url} alt={alt} sizes={sizes} className="size-full object-contain" />
    </span>
  );
}
