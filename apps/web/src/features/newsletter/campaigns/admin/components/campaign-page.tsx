import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '@/lib/dashboard-paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { DetailPage } from '@/features/common/admin/detail-page';
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
    <DetailPage list={{ label: t('page.title'), to: paths.newsletter }} name={name}>
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
    </DetailPage>
  );
}
