import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

export type BadgeTone = 'neutral' | 'strong' | 'red' | 'ice' | 'good' | 'warn';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line-strong text-ink',
  strong: 'border-transparent bg-ink text-ground',
  red: 'border-transparent bg-red-fill text-on-red',
  ice: 'border-transparent bg-ice-fill text-on-ice',
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 compact:py-0 compact:leading-6 compact:whitespace-nowrap font-display text-[0.8125rem] font-bold [font-stretch:108%]',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

/** The count on an icon, such as the items in the cart. The icon's own label states the number in words. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className="numeral absolute top-0 right-0 flex min-w-5 items-center justify-center rounded-full bg-ice-fill px-1 py-1 text-[0.6875rem] text-on-ice"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
