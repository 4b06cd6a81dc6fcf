import { cx } from '@/lib/cx';

/**
 * The trend of a figure at a glance: a light trail that ends at the current value. It is decorative, because the figure
 * is shown beside it.
 */
export function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 96;
    return [x, 30 - ((value - low) / span) * 28] as const;
  });
  const [endX, endY] = points[points.length - 1] ?? [0, 0];
  return (
    <svg viewBox="-2 -2 102 36" aria-hidden className={cx('graph overflow-visible', className)} fill="none">
      <path
        d={points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}
        stroke="var(--ice)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={endX} cy={endY} r="3" fill="var(--ice)" />
    </svg>
  );
}
