import { cx } from '@/lib/cx';

/** Two lights that circle each other. Decorative: the surrounding component states in words what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={cx('size-5 shrink-0 animate-[turn_900ms_linear_infinite]', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path d="M12 3a9 9 0 0 1 9 9" />
      <path d="M12 21a9 9 0 0 1-9-9" opacity=".45" />
    </svg>
  );
}
