import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/ui/actions/link';

interface PanelProps {
  title: string;
  /** A link to the full list behind the panel. */
  more?: { to: string; label: string };
  /** Actions on the whole panel, for example `CsvExport`. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A section of a page with figures. */
export function Panel({ title, more, actions, children, className = '' }: PanelProps) {
  return (
    <section
      className={`flex min-w-0 flex-col gap-3 rounded-card border border-line bg-ground p-4 sm:p-6 ${className}`}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="display-3 text-base">{title}</h2>
        {more && (
          <Link
            to={more.to}
            className="control-text inline-flex min-h-11 items-center gap-1.5 text-sm text-ice hover:underline"
          >
            {more.label}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
        {actions}
      </div>
      {children}
    </section>
  );
}
