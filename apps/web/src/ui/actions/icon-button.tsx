import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';

/** A round 44 px target that shows only an icon. */
export const iconButtonClass = cx(
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink',
  'transition-colors duration-(--fast) hover:bg-raised disabled:pointer-events-none disabled:opacity-55',
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  /** The button's action, used as its accessible name and tooltip. */
  label: string;
};

export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={cx(iconButtonClass, className)}>
      <Icon aria-hidden className="size-5.5" />
    </button>
  );
}
