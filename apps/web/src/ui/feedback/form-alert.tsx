import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What went wrong with a form as a whole; read out as soon as it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:contents">
      {children && (
        <p className="flex items-start gap-3 rounded-control border-2 border-red px-4 py-3 font-semibold">
          <OctagonAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
          {children}
        </p>
      )}
    </div>
  );
}
