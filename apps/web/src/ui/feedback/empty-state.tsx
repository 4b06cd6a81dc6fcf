import type { ReactNode } from 'react';
import { Trail } from '../layout/trail';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode | undefined;
  /** A button or link for the next step. */
  action?: ReactNode | undefined;
}

/** The empty state of a list: it gives the reason and offers the next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-14 text-center">
      <Trail className="h-12 w-40" />
      <p className="display-3">{title}</p>
      {text && <p className="text-column text-muted">{text}</p>}
      {action}
    </div>
  );
}
