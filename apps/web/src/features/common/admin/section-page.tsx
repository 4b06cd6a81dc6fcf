import type { ReactNode } from 'react';
import { PageHelp } from './page-help/page-help';
import { DashboardHead } from './work-page';

interface SectionPageProps {
  title: string;
  text: string;
  /** True for the dashboard's first page, whose tab title is only the dashboard's. */
  isHome?: boolean;
  children?: ReactNode;
}

/** A dashboard page that explains a section and its rules. */
export function SectionPage({ title, text, isHome = false, children }: SectionPageProps) {
  return (
    <div className="flex max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
      <DashboardHead section={isHome ? undefined : title} />
      <div className="flex items-center gap-1">
        <h1 className="display-2 text-[clamp(1.625rem,1.2rem+1.5vw,2.5rem)]">{title}</h1>
        <PageHelp />
      </div>
      <p className="text-column -mt-4 text-muted">{text}</p>
      {children}
    </div>
  );
}
