import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/lib/late';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { CampaignWorkProps } from './campaign-work';

/** A placeholder for a campaign, with a heading for screen readers. */
export function CampaignSkeleton() {
  const { t } = useTranslation('campaigns.admin');
  return (
    <>
      <h1 className="sr-only">{t('page.campaign')}</h1>
      <Loading label={t('page.loading')} className="flex flex-col gap-5">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-12" />
        <Skeleton className="h-96" />
      </Loading>
    </>
  );
}

export const CampaignPart = lazyComponent<CampaignWorkProps>(() => import('./campaign-work'), {
  placeholder: <CampaignSkeleton />,
});
