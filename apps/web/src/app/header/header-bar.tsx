import type { ReactNode } from 'react';

/** The strip that both headers stand on; it stays at the top while the page scrolls under it. */
export function HeaderBar({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="page-width flex min-h-18 items-center gap-1 sm:gap-2">{children}</div>
      {below}
    </header>
  );
}
