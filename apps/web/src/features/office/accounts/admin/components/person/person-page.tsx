import type { PersonWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailPage } from '@/features/common/admin/detail-page';
import { paths } from '@/lib/dashboard-paths';
import { ApiError } from '@/lib/errors/api-error';
import { keepingLanguage } from '@/lib/query/keep-language';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { personQuery } from '../../api/queries';
import { ActivityPanel } from './activity-panel';
import { AuditPanel } from './audit-panel';
import { ConsentPanel } from './consent-panel';
import { DataPanel } from './data-panel';
import { FamilyPanel } from './family-panel';
import { LoginPanel } from './login-panel';
import { NotesPanel } from './notes-panel';
import { PersonHeader } from './person-header';

/** A person's page: the account, and what every area knows about the person. */
export function PersonPage() {
  const { t } = useTranslation('accounts.admin');
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({ ...keepingLanguage(personQuery(id)), staleTime: 0 });
  const name = data?.name ?? t('person.page');
  return (
    <DetailPage list={{ label: t('title'), to: paths.dashboardAccounts }} name={name}>
      {data && <PersonDetails key={data.id} person={data} />}
      {!data && !error && <PersonSkeleton />}
      {!data && error && (
        <>
          <h1 className="sr-only">{t('person.page')}</h1>
          {error instanceof ApiError && error.code === 'USER_001' ? (
            <EmptyState
              title={t('person.unknown')}
              text={t('person.unknownText')}
              action={<ButtonLink to={paths.dashboardAccounts}>{t('person.toList')}</ButtonLink>}
            />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </>
      )}
    </DetailPage>
  );
}

/** The panels in the order in which an administrator needs them when a customer calls. */
function PersonDetails({ person }: { person: PersonWire }) {
  return (
    <>
      <PersonHeader person={person} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <ActivityPanel person={person} />
          <NotesPanel person={person} />
          <FamilyPanel person={person} />
          <AuditPanel person={person} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <LoginPanel person={person} />
          <ConsentPanel person={person} />
          <DataPanel person={person} />
        </div>
      </div>
    </>
  );
}

function PersonSkeleton() {
  const { t } = useTranslation('accounts.admin');
  return (
    <Loading label={t('person.loading')} className="flex flex-col gap-5">
      <Skeleton className="h-14 w-72 max-w-full" />
      <Skeleton className="h-11 w-full max-w-xl" />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </Loading>
  );
}
