import type { CampaignListItemWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { useLiveRun } from '../api/queries';
import { type CampaignStage, percentOf, stageOf } from '../model/stage';

const tones: Readonly<Record<CampaignStage, BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'ice',
  held: 'warn',
  sending: 'warn',
  paused: 'warn',
  sent: 'good',
  stopped: 'warn',
  cancelled: 'neutral',
};

type CampaignState = Pick<CampaignListItemWire, 'id' | 'status' | 'run'>;

/** A campaign's status, with the progress while it is being sent. */
export function CampaignStatusBadge({ campaign }: { campaign: CampaignState }) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const run = useLiveRun(campaign);
  const stage = stageOf({ ...campaign, run });
  const percent = run === null ? null : formatNumber(percentOf(run), locale);
  return (
    <Badge tone={tones[stage]}>
      {stage === 'sending' && percent !== null ? t('stages.sendingAt', { percent }) : t(`stages.${stage}`)}
    </Badge>
  );
}
