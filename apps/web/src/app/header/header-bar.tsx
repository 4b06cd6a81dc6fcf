import type { ReactNode } from 'react';

interface HeaderBarProps {
  children: ReactNode;
  below?: ReactNode;
  /** The number of rows. Elements below the header, such as toasts, read its height from `--header-height`. */
  rows?: 1 | 2 | 3;
}

/** The bar shared by both headers. It sticks to the top while the page scrolls. */
export function HeaderBar({ children, below, rows = 1 }: HeaderBarProps) {
  return (
    <header data-rows={rows} className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="page-width flex min-h-18 items-center gap-1 sm:gap-2">{children}</div>
      {below}
    </header>
  );
}
