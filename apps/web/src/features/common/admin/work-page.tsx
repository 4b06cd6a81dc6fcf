import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/lib/page-head';
import { PageHelp } from './page-help/page-help';

interface WorkPageProps {
  title: string;
  text?: string | undefined;
  /** The main action, shown beside the title, for example "New coupon". */
  action?: ReactNode;
  /** True for the dashboard's first page, whose tab title is only the dashboard's. */
  isHome?: boolean;
  children: ReactNode;
}

/** A dashboard page for working: a heading, the main action, and full-width content. */
export function WorkPage({ title, text, action, isHome = false, children }: WorkPageProps) {
  return (
    <div className="flex max-w-[110rem] min-w-0 flex-col gap-6 px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
      <DashboardHead section={isHome ? undefined : title} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex items-center gap-1">
            <h1 className="display-2 text-[clamp(1.625rem,1.2rem+1.5vw,2.5rem)]">{title}</h1>
            <PageHelp />
          </div>
          {text && <p className="text-column mt-2 text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

/**
 * The tab title: the dashboard's title (spec 2, Dashboard routes), preceded by the section except on the first page.
 */
export function DashboardHead({ section }: { section: string | undefined }) {
  const { t } = useTranslation('dashboard.admin');
  const title = t('title');
  return <PageHead title={section === undefined ? title : `${section} - ${title}`} alone isPrivate />;
}
