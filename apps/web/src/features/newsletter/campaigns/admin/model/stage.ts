import { type CampaignRunWire, CampaignStatus, type DeliveryCounts } from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';

/**
 * The stage of a campaign as users see it. `held`, `sending`, `paused` and `stopped` (cancelled after some emails were
 * sent) have no status in the API.
 */
export type CampaignStage = 'draft' | 'scheduled' | 'held' | 'sending' | 'paused' | 'sent' | 'stopped' | 'cancelled';

interface StagedCampaign {
  status: CampaignStatus;
  run: CampaignRunWire | null;
}

const byStatus = {
  [CampaignStatus.DRAFT]: 'draft',
  [CampaignStatus.SCHEDULED]: 'scheduled',
  [CampaignStatus.SENT]: 'sent',
  [CampaignStatus.CANCELLED]: 'cancelled',
} as const satisfies Record<CampaignStatus, CampaignStage>;

export function stageOf({ status, run }: StagedCampaign): CampaignStage {
  const isOpen = status === CampaignStatus.DRAFT || status === CampaignStatus.SCHEDULED;
  if (status === CampaignStatus.SENT && run !== null && run.cancelledAt !== null) return 'stopped';
  if (!isOpen || run === null || run.endedAt !== null) return byStatus[status];
  if (run.startedAt === null) return run.pausedAt === null ? byStatus[status] : 'held';
  return run.pausedAt === null ? 'sending' : 'paused';
}

/** Returns true if the campaign's content can still be edited. */
export const isEditable = (stage: CampaignStage): boolean => ['draft', 'scheduled', 'held'].includes(stage);

/** Returns true if there is nothing left to cancel. */
export const isOver = (stage: CampaignStage): boolean => ['sent', 'stopped', 'cancelled'].includes(stage);

export const isWritable = (campaign: StagedCampaign): boolean => isEditable(stageOf(campaign));

/**
 * Returns true if the campaign does not exist. NEWS_008 also reports invalid input, so the status decides; an invalid
 * id gets a 400.
 */
export const isUnknownCampaign = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NEWS_008' && (error.status === 404 || error.status === 400);

/** Returns true once sending has started. */
export const hasBegun = ({ run }: StagedCampaign): boolean => run !== null && run.startedAt !== null;

export const recipientsOf = ({ pending, sending, sent, failed, unknown, skipped }: DeliveryCounts): number =>
  pending + sending + sent + failed + unknown + skipped;

const leftOf = ({ pending, sending }: DeliveryCounts): number => pending + sending;

/**
 * Returns the number of processed recipients while sending, whatever the outcome. After the end, returns the number of
 * recipients that the issue was sent to.
 */
export const reachedOf = ({ counts, endedAt }: Pick<CampaignRunWire, 'counts' | 'endedAt'>): number =>
  endedAt === null ? recipientsOf(counts) - leftOf(counts) : counts.sent;

/** Returns the same number as a whole percentage, which is 100 only if no recipient is missing. */
export function percentOf(run: Pick<CampaignRunWire, 'counts' | 'endedAt'>): number {
  const [reached, total] = [reachedOf(run), recipientsOf(run.counts)];
  return reached === total ? 100 : Math.floor((reached * 100) / total);
}

/** Returns true if a finished campaign is resending unknown deliveries. */
export const isResending = ({ endedAt, counts }: CampaignRunWire): boolean => endedAt !== null && leftOf(counts) > 0;

/** Returns true while emails are being sent. */
export const isMoving = ({ status, run }: StagedCampaign): boolean =>
  stageOf({ status, run }) === 'sending' || (run !== null && isResending(run) && run.pausedAt === null);

/** Returns the remaining seconds at the current pace. */
export const secondsLeft = ({ counts, perSecond }: Pick<CampaignRunWire, 'counts' | 'perSecond'>): number =>
  Math.ceil(leftOf(counts) / Math.max(perSecond, 1));
