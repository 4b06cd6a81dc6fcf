import type { CampaignListItemWire, CampaignRunWire, CampaignWire } from '@dronesoccer/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '@/lib/query/call-query';
import { keepingLanguage } from '@/lib/query/keep-language';
import { queryKeys } from '@/lib/query/keys';
import { isMoving, stageOf } from '../model/stage';

/** The poll interval of a campaign that is being sent, in ms. */
const pollMs = 2_000;
/** The poll interval of a scheduled campaign, in ms. */
const waitMs = 30_000;

/** Loads a campaign. A scheduled campaign is polled, because sending may start while the page is open. */
export const campaignQuery = (id: string) => ({
  ...keepingLanguage(callQuery('newsletter.campaigns.admin.detail', { params: { id } })),
  refetchInterval: ({ state: { data } }: { state: { data: CampaignWire | undefined } }) => {
    if (data === undefined || stageOf(data) !== 'scheduled' || data.scheduledAt === null) return false as const;
    return Date.parse(data.scheduledAt) - Date.now() < waitMs ? pollMs : waitMs;
  },
});

/** Returns a campaign's progress, polled while the campaign is being sent and the page is visible. */
export function useLiveRun(campaign: Pick<CampaignListItemWire, 'id' | 'status' | 'run'>): CampaignRunWire | null {
  const { id, status, run: known } = campaign;
  const client = useQueryClient();
  const isFollowed = isMoving(campaign);
  const live = useQuery({
    ...callQuery('newsletter.campaigns.admin.run', { params: { id } }),
    enabled: isFollowed,
    refetchInterval: pollMs,
  });
  const run = isFollowed ? (live.data ?? known) : known;
  // The run has ended or someone else paused it, so the loaded campaign is outdated.
  const now = { status, run };
  const hasMoved = run !== null && (stageOf(now) !== stageOf(campaign) || isMoving(now) !== isFollowed);
  useEffect(() => {
    if (hasMoved) void client.invalidateQueries({ queryKey: queryKeys.area('newsletter') });
  }, [hasMoved, client]);
  return run;
}
