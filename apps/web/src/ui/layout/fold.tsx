import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface FoldProps {
  title: ReactNode;
  /** A summary of the content, visible while the fold is closed. */
  note?: ReactNode;
  /** Opens the fold when it becomes true, because the content must be seen, and closes it when it becomes false. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Collapsible content that few people need, under a line that names it. */
export function Disclosure({ title, note, isOpen = false, className, children }: FoldProps) {
  return (
    <details open={isOpen} className={cx('group border-y border-line', className)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2">
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform duration-(--fast) group-open:rotate-180"
          />
          {title}
        </span>
        {note && <span className="text-sm font-normal text-muted">{note}</span>}
      </summary>
      {children}
    </details>
  );
}
