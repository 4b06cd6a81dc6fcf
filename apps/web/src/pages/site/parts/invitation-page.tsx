import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/errors/api-error';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

interface InvitationPageProps<Data> {
  query: UseQueryResult<Data>;
  texts: Record<'page' | 'loading' | 'unknown' | 'unknownText' | 'home', string>;
  children: (invitation: Data) => ReactNode;
}

/** The page of an invitation that is opened by the link in its email. */
export function InvitationPage<Data>({ query, texts, children }: InvitationPageProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={texts.page} isPrivate />
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <Loading label={texts.loading} className="flex max-w-2xl flex-col gap-6">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      )}
      {data === undefined && error && (
        <>
          <h1 className="sr-only">{texts.page}</h1>
          {isUnknown ? (
            <EmptyState
              title={texts.unknown}
              text={texts.unknownText}
              action={<ButtonLink to={paths.home}>{texts.home}</ButtonLink>}
            />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </>
      )}
    </div>
  );
}
