import type { ReactNode } from 'react';
import { Trail } from '@/ui/layout/trail';

interface ClosingProps {
  heading: ReactNode;
  /** A text below the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The end of a page, with suggestions for the next step. */
export function Closing({ heading, lead, children }: ClosingProps) {
  return (
    <section className="relative isolate overflow-clip border-t border-line">
      <Trail shape="rise" className="absolute right-0 bottom-0 -z-10 h-full w-[60%] opacity-35 max-md:w-full" />
      <div className="page-width section-space flex flex-col items-start gap-8">
        <h2 className="display-2 max-w-3xl">{heading}</h2>
        {lead}
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
