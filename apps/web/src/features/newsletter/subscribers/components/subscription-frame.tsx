import type { SubscriptionWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { pageHeading } from '@/lib/focus-heading';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { keepingLanguage } from '@/lib/query/keep-language';
import { ButtonLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Trail } from '@/ui/layout/trail';
import { subscriptionQuery } from '../api/subscription';

export interface OpenedSubscription {
  /** The token of the followed link. */
  token: string;
  subscription: SubscriptionWire;
}

interface SubscriptionFrameProps {
  /** The tab's title. The page's heading shows the subscription's state. */
  title: string;
  token: string | null;
  children: (opened: OpenedSubscription) => ReactNode;
}

/**
 * The frame of the pages that an issue's links lead to. Opening one only reads the subscription, because link scanners
 * open it too.
 */
export function SubscriptionFrame({ title, token, children }: SubscriptionFrameProps) {
  return (
    <div className="page-width py-16">
      <PageHead title={title} isPrivate />
      <div className="flex max-w-2xl flex-col items-start gap-6">
        {token === null ? <Unknown isIncomplete /> : <WithToken token={token}>{children}</WithToken>}
      </div>
    </div>
  );
}

function WithToken({ token, children }: Pick<SubscriptionFrameProps, 'children'> & { token: string }) {
  const { t } = useTranslation('newsletter');
  const { data, error, isFetching, refetch } = useQuery(keepingLanguage(subscriptionQuery(token)));
  if (data) return children({ token, subscription: data });
  if (error instanceof ApiError && error.code === 'NEWS_003') return <Unknown />;
  if (error) {
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <Loading label={t('loading')} className="flex w-full flex-col gap-6">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-14 w-56" />
    </Loading>
  );
}

function Unknown({ isIncomplete = false }: { isIncomplete?: boolean }) {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <StateHeading title={t('unknown.title')} text={t(isIncomplete ? 'unknown.incomplete' : 'unknown.text')} />
      <ButtonLink to={paths.home} size="lg">
        {t('unknown.home')}
      </ButtonLink>
    </>
  );
}

interface StandingProps {
  title: string;
  text: ReactNode;
  /** True if the state results from the button just pressed, which is gone. The focus then moves to the heading. */
  isNew?: boolean;
}

/** The subscription's state, at the top of the page. */
export function StateHeading({ title, text, isNew = false }: StandingProps) {
  useEffect(() => {
    if (isNew) pageHeading(document)?.focus();
  }, [isNew]);
  return (
    <>
      <h1 className="display-2 outline-none">{title}</h1>
      <Trail className="h-10 w-56" />
      <p className="lead text-muted wrap-anywhere">{text}</p>
    </>
  );
}
