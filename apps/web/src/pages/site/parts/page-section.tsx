import type { ReactNode } from 'react';

interface PageSectionProps {
  heading: string;
  /** The number of a section that is a step. */
  step?: number | undefined;
  children: ReactNode;
}

/** A section of a page: its heading, and beside it the text. */
export function PageSection({ heading, step, children }: PageSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr]">
      {/* The size fits the column: beside the text the heading takes two lines instead of four. */}
      <h2 className="display-2 lg:text-[clamp(1.75rem,2.8vw,2.5rem)]">
        {step !== undefined && <span className="numeral mr-[0.5em] text-ice">{step}</span>}
        {heading}
      </h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}
