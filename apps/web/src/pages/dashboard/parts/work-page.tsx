import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/lib/page-head';

export interface WorkPageProps {
  title: string;
  text?: string | undefined;
  /** What is done here most, beside the title: "New coupon". */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the dashboard on which work is done: its heading, what is done there most, and the whole width for the rest. */
export function WorkPage({ title, text, action, children }: WorkPageProps) {
  return (
    <div className="flex max-w-[110rem] min-w-0 flex-col gap-6 px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
      <DashboardHead />
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

/** The dashboard's title (spec 2, Dashboard routes); only a page about one thing, such as an order, has a title of its own. */
export function DashboardHead() {
  const { t } = useTranslation('dashboard');
  return <PageHead title={t('title')} alone isPrivate />;
}
