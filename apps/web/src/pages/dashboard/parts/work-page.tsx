import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/lib/page-head';

export interface WorkPageProps {
  title: string;
  text?: string | undefined;
  /** What is done here most, beside the title: "New coupon". */
  action?: ReactNode;
  /** The dashboard's first page, whose tab is named after the dashboard alone. */
  isHome?: boolean;
  children: ReactNode;
}

/** A page of the dashboard on which work is done: its heading, what is done there most, and the whole width for the rest. */
export function WorkPage({ title, text, action, isHome = false, children }: WorkPageProps) {
  return (
    <div className="flex max-w-[110rem] min-w-0 flex-col gap-6 px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
      <DashboardHead section={isHome ? undefined : title} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="display-2 text-[clamp(1.625rem,1.2rem+1.5vw,2.5rem)]">{title}</h1>
          {text && <p className="text-column mt-2 text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

/** The tab's title: the dashboard's (spec 2, Dashboard routes), behind what the page is about where it is not the first. */
export function DashboardHead({ section }: { section: string | undefined }) {
  const { t } = useTranslation('dashboard');
  const title = t('title');
  return <PageHead title={section === undefined ? title : `${section} - ${title}`} alone isPrivate />;
}
