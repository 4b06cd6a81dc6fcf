import { campaignLimits, CampaignStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import { campaignColumns, type CampaignRow } from '../edit/campaigns.queries.js';

const columns = campaignColumns({ withBodies: false });

/** Those sent last, the latest first; their bodies are empty. */
export function recentCampaigns(executor: Executor): Promise<CampaignRow[]> {
  return executor.query(
    `SELECT ${columns} FROM campaigns c WHERE c.status = ${CampaignStatus.SENT}
     ORDER BY c.send_started_at DESC, c.id DESC LIMIT ${campaignLimits.recent}`,
    [],
    'campaigns-recent',
  );
}
