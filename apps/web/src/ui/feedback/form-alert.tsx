import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** An error of the form as a whole, with an optional title. Screen readers announce it as soon as it appears. */
export function FormAlert({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="alert" className="empty:contents">
      {children && (
        <div className="flex items-start gap-3 rounded-control border-2 border-red px-4 py-3">
          <OctagonAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
          <div>
            {title && <p className="font-semibold">{title}</p>}
            <p className={title ? undefined : 'font-semibold'}>{children}</p>
          </div>
        </div>
      )}
    </div>
  );
}
