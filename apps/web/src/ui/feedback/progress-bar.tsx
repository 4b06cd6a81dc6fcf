import { cx } from '@/lib/cx';

interface ProgressBarProps {
  label: string;
  /** A value from 0 to 1, or null while the total is unknown. */
  value: number | null;
  /** The value in words: "1,200 of 10,000 rows". */
  valueText?: string | undefined;
  className?: string | undefined;
}

/** Shows the progress of a long task. While the total is unknown, a light moves along the bar. */
export function ProgressBar({ label, value, valueText, className }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={valueText}
      className={cx('relative h-2 overflow-hidden rounded-full bg-raised forced-color-adjust-none', className)}
    >
      {percent === null ? (
        <span className="absolute inset-y-0 w-2/3 animate-[pass_1.3s_linear_infinite] rounded-full bg-linear-to-r from-transparent to-light-ice" />
      ) : (
        <span
          className="block h-full rounded-full bg-ice-fill transition-[width] duration-(--medium)"
          style={{ width: `${percent}%` }}
        />
      )}
    </div>
  );
}
