import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

/** Announces in words that content is loading, while skeletons (or nothing) show its shape. */
export function Loading({ label, children, className }: { label: string; children?: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
