import { cx } from '@/lib/cx';

export type ButtonVariant = 'primary' | 'ice' | 'outline' | 'quiet';
type ButtonSize = 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The button takes the full width of its container. */
  wide?: boolean | undefined;
}

/** In forced-colors mode the system removes the fill, so a filled button needs this edge to stay visible. */
const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-red-fill text-on-red hover:bg-red-fill-hover',
  ice: 'border-transparent bg-ice-fill text-on-ice hover:bg-ice-fill-hover',
  outline: 'border-line-strong text-ink hover:border-ink hover:bg-raised',
  quiet: 'border-transparent text-ink hover:bg-raised',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4.5 py-2',
  lg: 'min-h-14 px-6.5 py-3 text-base',
};

/** The look of a button, shared by real buttons and by links that invite to act. */
export function buttonClass({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}): string {
  return cx(
    'control-text inline-flex items-center justify-center gap-2.5 rounded-control border-2 text-center select-none',
    'transition-[background-color,border-color,color,transform] duration-(--fast) ease-flight active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
}
