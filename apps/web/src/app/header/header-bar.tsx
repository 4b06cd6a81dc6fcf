import type { ReactNode } from 'react';

interface HeaderBarProps {
  children: ReactNode;
  below?: ReactNode;
  /** How many rows it has; what stands below the header (toasts) asks for its height (`--header-height`). */
  rows?: 1 | 2 | 3;
}

/** The strip that both headers stand on; it stays at the top while the page scrolls under it. */
export function HeaderBar({ children, below, rows = 1 }: HeaderBarProps) {
  return (
    <header data-rows={rows} className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="page-width flex min-h-18 items-center gap-1 sm:gap-2">{children}</div>
      {below}
    </header>
  );
}
