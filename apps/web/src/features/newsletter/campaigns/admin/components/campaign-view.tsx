import { type CampaignWire, locales } from '@dronesoccer/contracts';
import { ChartNoAxesCombined } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/dashboard-paths';
import { ButtonLink } from '@/ui/actions/link';
import { ChipFilter } from '@/ui/data-table/filters';
import { missingIn } from '../model/campaign-form';
import { hasBegun, stageOf } from '../model/stage';
import { CampaignHeading } from './campaign-heading';
import { IssuePreview } from './issue/issue-preview';
import { DeliveryLists } from './sending/delivery-lists';
import { RunPanel } from './sending/run-panel';

/** A campaign that can no longer be edited: its progress, the failed deliveries, and its content. */
export function CampaignView({ campaign }: { campaign: CampaignWire }) {
  const { t } = useTranslation('campaigns.admin');
  const navigate = useNavigateLocal();
  const own = useLocale();
  const written = locales.filter((locale) => missingIn(campaign, locale).length < 2);
  const [shown, setShown] = useState(written.includes(own) ? own : (written[0] ?? own));
  const stage = stageOf(campaign);
  return (
    <>
      <CampaignHeading campaign={campaign} onDeleted={() => navigate(paths.newsletter)} />
      {(stage === 'sent' || stage === 'stopped' || stage === 'cancelled') && (
        <p className="text-muted">{t(`view.${stage}`)}</p>
      )}
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="flex min-w-0 flex-col gap-6">
          {campaign.run && <RunPanel campaign={campaign} />}
          {hasBegun(campaign) && (
            <ButtonLink to={paths.campaignResults(campaign.id)} variant="outline" className="self-start">
              <ChartNoAxesCombined aria-hidden className="size-5" />
              {t('actions.results')}
            </ButtonLink>
          )}
          {hasBegun(campaign) && <DeliveryLists campaign={campaign} />}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {written.length > 1 && (
            <ChipFilter
              label={t('languages.label')}
              options={written.map((locale) => ({ value: locale, label: t(`languages.${locale}`) }))}
              value={[shown]}
              onChange={(chosen) => setShown(chosen?.find((locale) => locale !== shown) ?? shown)}
            />
          )}
          <IssuePreview campaign={campaign} locale={shown} />
        </div>
      </div>
    </>
  );
}
