import type { CSSProperties } from 'react';

/**
 * A scoreboard figure that never wraps: a character of this typeface is at most 0.7 em wide, so the font size is
 * computed to fit all of them.
 */
export function Figure({ children }: { children: string }) {
  return (
    <span className="@container block min-w-0">
      <span
        className="numeral block text-[clamp(1rem,calc(140cqi/var(--signs)),2rem)] whitespace-nowrap"
        style={{ '--signs': children.length } as CSSProperties}
      >
        {children}
      </span>
    </span>
  );
}
