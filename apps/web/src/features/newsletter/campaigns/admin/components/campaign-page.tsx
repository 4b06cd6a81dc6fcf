import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '@/lib/dashboard-paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { DashboardHead } from '@/features/common/admin/work-page';
import { campaignQuery } from '../api/queries';
import { isUnknownCampaign } from '../model/stage';
import { CampaignPart, CampaignSkeleton } from './campaign-part';

/** A campaign's page: the editor or, once sending has started, the progress. */
export function CampaignPage() {
  const { t } = useTranslation('campaigns.admin');
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(campaignQuery(id));
  const name = data?.title ?? t('page.campaign');
  return (
    <div className="flex max-w-[110rem] min-w-0 flex-col gap-5 px-4 py-4 sm:px-6 lg:px-8">
      <DashboardHead section={name} />
      <Breadcrumbs trail={[{ label: t('page.title'), to: paths.newsletter }, { label: name }]} />
      {data && <CampaignPart key={id} campaign={data} />}
      {!data && !error && <CampaignSkeleton />}
      {!data && error && (
        <>
          <h1 className="sr-only">{t('page.campaign')}</h1>
          {isUnknownCampaign(error) ? (
            <EmptyState
              title={t('page.unknown')}
              text={t('page.unknownText')}
              action={<ButtonLink to={paths.newsletter}>{t('page.toList')}</ButtonLink>}
            />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </>
      )}
    </div>
  );
}
