import type { CSSProperties } from 'react';

/** A figure of the scoreboard. It is never broken: a sign of this typeface is at most 0.7 em wide, so all of them fit. */
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
