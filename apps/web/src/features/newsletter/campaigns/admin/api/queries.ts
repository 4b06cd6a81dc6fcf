import type { CampaignListItemWire, CampaignRunWire, CampaignWire } from '@dronesoccer/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { isMoving, stageOf } from '../model/stage';

/** How often a campaign that is going out is looked at, in ms. */
const pollMs = 2_000;
/** The same for one that waits for its time. */
const waitMs = 30_000;

/** One campaign. While it waits for its time it is read again now and then: it may begin to go out under one's eyes. */
export const campaignQuery = (id: string) => ({
  ...callQuery('newsletter.campaigns.admin.detail', { params: { id } }),
  refetchInterval: ({ state: { data } }: { state: { data: CampaignWire | undefined } }) => {
    if (data === undefined || stageOf(data) !== 'scheduled' || data.scheduledAt === null) return false as const;
    return Date.parse(data.scheduledAt) - Date.now() < waitMs ? pollMs : waitMs;
  },
});

/** How far a campaign has gone out, kept up to date while it moves and the page is in sight. */
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
  // It has ended, or someone else paused it: what the page was opened with is out of date.
  const now = { status, run };
  const hasMoved = run !== null && (stageOf(now) !== stageOf(campaign) || isMoving(now) !== isFollowed);
  useEffect(() => {
    if (hasMoved) void client.invalidateQueries({ queryKey: queryKeys.area('newsletter') });
  }, [hasMoved, client]);
  return run;
}
