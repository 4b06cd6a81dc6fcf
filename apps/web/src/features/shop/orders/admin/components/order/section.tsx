import { useId, type ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface SectionProps {
  title: ReactNode;
  /** The content opposite the title, such as a button or a figure. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of the order's page with its heading. */
export function Section({ title, aside, className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={cx('rounded-card border border-line bg-ground p-4 sm:p-6', className)}
    >
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="display-3">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
