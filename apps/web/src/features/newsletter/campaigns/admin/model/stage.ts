import { type CampaignRunWire, CampaignStatus, type DeliveryCounts } from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';

/**
 * Where a campaign is, as people speak of it: held at its time, going out, paused, and sent to some before the rest was cancelled
 * are no states of their own on the wire.
 */
export type CampaignStage = 'draft' | 'scheduled' | 'held' | 'sending' | 'paused' | 'sent' | 'stopped' | 'cancelled';

interface Staged {
  status: CampaignStatus;
  run: CampaignRunWire | null;
}

const byStatus = {
  [CampaignStatus.DRAFT]: 'draft',
  [CampaignStatus.SCHEDULED]: 'scheduled',
  [CampaignStatus.SENT]: 'sent',
  [CampaignStatus.CANCELLED]: 'cancelled',
} as const satisfies Record<CampaignStatus, CampaignStage>;

export function stageOf({ status, run }: Staged): CampaignStage {
  const isOpen = status === CampaignStatus.DRAFT || status === CampaignStatus.SCHEDULED;
  if (status === CampaignStatus.SENT && run !== null && run.cancelledAt !== null) return 'stopped';
  if (!isOpen || run === null || run.endedAt !== null) return byStatus[status];
  if (run.startedAt === null) return run.pausedAt === null ? byStatus[status] : 'held';
  return run.pausedAt === null ? 'sending' : 'paused';
}

/** What is written about it can still be changed. */
export const isEditable = (stage: CampaignStage): boolean => ['draft', 'scheduled', 'held'].includes(stage);

/** Nothing of it is left to be cancelled. */
export const isOver = (stage: CampaignStage): boolean => ['sent', 'stopped', 'cancelled'].includes(stage);

export const isWritable = (campaign: Staged): boolean => isEditable(stageOf(campaign));

/** NEWS_008 is also what is malformed, so the status decides; an address that is no id is refused with 400. */
export const isUnknownCampaign = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NEWS_008' && (error.status === 404 || error.status === 400);

/** It has begun to go out, so there is something to see of it. */
export const hasBegun = ({ run }: Staged): boolean => run !== null && run.startedAt !== null;

export const recipientsOf = ({ pending, sending, sent, failed, unknown, skipped }: DeliveryCounts): number =>
  pending + sending + sent + failed + unknown + skipped;

const leftOf = ({ pending, sending }: DeliveryCounts): number => pending + sending;

/** Recipients that it is through with while it goes out, whatever became of them; once it has ended, those that it was sent to. */
export const reachedOf = ({ counts, endedAt }: Pick<CampaignRunWire, 'counts' | 'endedAt'>): number =>
  endedAt === null ? recipientsOf(counts) - leftOf(counts) : counts.sent;

/** The same in whole percent; 100 only when no one is missing. */
export function percentOf(run: Pick<CampaignRunWire, 'counts' | 'endedAt'>): number {
  const [reached, total] = [reachedOf(run), recipientsOf(run.counts)];
  return reached === total ? 100 : Math.floor((reached * 100) / total);
}

/** Unknown letters of one that has ended leave once more. */
export const isResending = ({ endedAt, counts }: CampaignRunWire): boolean => endedAt !== null && leftOf(counts) > 0;

/** Letters of it leave now. */
export const isMoving = ({ status, run }: Staged): boolean =>
  stageOf({ status, run }) === 'sending' || (run !== null && isResending(run) && run.pausedAt === null);

/** Seconds that what is left will take at this pace. */
export const secondsLeft = ({ counts, perSecond }: Pick<CampaignRunWire, 'counts' | 'perSecond'>): number =>
  Math.ceil(leftOf(counts) / Math.max(perSecond, 1));
