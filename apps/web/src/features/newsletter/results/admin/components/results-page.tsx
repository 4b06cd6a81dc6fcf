import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiError } from '@/lib/errors/api-error';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { WorkPage } from '@/features/common/admin/work-page';
import { CampaignResults } from './campaign-results';

/** The results of a campaign. */
export function ResultsPage() {
  const { t } = useTranslation('results.admin');
  const { id = '' } = useParams();
  const campaign = useQuery(callQuery('newsletter.campaigns.admin.detail', { params: { id } }));
  const results = useQuery(callQuery('newsletter.campaigns.admin.visits', { params: { id } }));
  const error = campaign.error ?? results.error;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const again = () => {
    void campaign.refetch();
    void results.refetch();
  };
  const title = campaign.data?.title;
  return (
    <WorkPage
      title={title === undefined ? t('title') : t('titleOf', { title })}
      text={t('text')}
      action={
        title !== undefined && (
          <ButtonLink to={paths.campaign(id)} variant="outline">
            {t('toCampaign')}
          </ButtonLink>
        )
      }
    >
      {title !== undefined && results.data ? (
        <CampaignResults title={title} results={results.data} />
      ) : isUnknown ? (
        <EmptyState
          title={t('unknown.title')}
          text={t('unknown.text')}
          action={<ButtonLink to={paths.newsletter}>{t('unknown.list')}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={again} retrying={campaign.isFetching || results.isFetching} />
      ) : (
        <Loading label={t('loading')} className="flex flex-col gap-4">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </Loading>
      )}
    </WorkPage>
  );
}
