import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '@/lib/page-head';
import { Trail } from '@/ui/layout/trail';

interface PageTitleProps extends Pick<PageHeadProps, 'isPrivate' | 'query'> {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The top of a page that has no picture. */
export function PageTitle({ title, lead, children, ...head }: PageTitleProps) {
  return (
    <div className="page-width flex flex-col gap-5 pt-16 pb-10 lg:pt-24">
      <PageHead title={title} description={lead} {...head} />
      <h1 className="display-1">{title}</h1>
      <Trail animated className="h-10 w-56" />
      <p className="lead text-column text-muted">{lead}</p>
      {children}
    </div>
  );
}
