import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  type GroupKey,
  GroupWaiver,
  groupWaiverQuery,
  SignWaiver,
  type WaiverKey,
  waiverQuery,
} from '@/features/club/waivers';
import { ApiError } from '@/lib/errors/api-error';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { keepingLanguage } from '@/lib/query/keep-language';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/**
 * The waiver of one person, for the account, its guardian, or by the signed link (`?token=`), or that of the guests of a
 * whole arena (`group`).
 */
export default function WaiverPage() {
  const { t } = useTranslation('memberships');
  const { kind = '', id = '' } = useParams();
  const token = useSearchParams()[0].get('token');
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={t('waiver.page')} isPrivate />
      {kind === 'group' ? <OfGroup groupKey={{ id, token }} /> : <OfPerson waiverKey={{ kind, id, token }} />}
    </div>
  );
}

function OfPerson({ waiverKey }: { waiverKey: WaiverKey }) {
  const query = useQuery(keepingLanguage(waiverQuery(waiverKey)));
  return (
    <Loaded query={query}>
      {(waiver) => <SignWaiver waiver={waiver} waiverKey={waiverKey} isTranslating={query.isPlaceholderData} />}
    </Loaded>
  );
}

function OfGroup({ groupKey }: { groupKey: GroupKey }) {
  const query = useQuery(keepingLanguage(groupWaiverQuery(groupKey)));
  return (
    <Loaded query={query}>
      {(group) => <GroupWaiver group={group} groupKey={groupKey} isTranslating={query.isPlaceholderData} />}
    </Loaded>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows a waiver once it is loaded, or the reason why it is not. */
function Loaded<Data>({ query: { data, error, isFetching, refetch }, children }: LoadedProps<Data>) {
  const { t } = useTranslation('memberships');
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <Loading label={t('waiver.loading')} className="flex max-w-2xl flex-col gap-6">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <h1 className="sr-only">{t('waiver.page')}</h1>
      {isUnknown ? (
        <EmptyState
          title={t('waiver.unknown')}
          text={t('waiver.unknownText')}
          action={<ButtonLink to={paths.home}>{t('waiver.done.home')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </>
  );
}
