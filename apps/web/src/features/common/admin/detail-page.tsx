import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { PageHelp } from './page-help/page-help';
import { DashboardHead } from './work-page';

interface DetailPageProps {
  /** The list to which this entry belongs. */
  list: { label: string; to: string };
  /** The entry's name in the breadcrumbs. */
  name: string;
  /** The tab's title, where it differs from the name. */
  title?: string;
  children: ReactNode;
}

/** A dashboard page about one entry of a list. The heading is part of its content. */
export function DetailPage({ list, name, title = name, children }: DetailPageProps) {
  return (
    <div className="flex max-w-[110rem] min-w-0 flex-col gap-5 px-4 py-4 sm:px-6 lg:px-8">
      <DashboardHead section={title} />
      <div className="flex items-center gap-1">
        <Breadcrumbs trail={[list, { label: name }]} />
        <PageHelp />
      </div>
      {children}
    </div>
  );
}
