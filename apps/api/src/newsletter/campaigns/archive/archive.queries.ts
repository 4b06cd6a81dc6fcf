import { campaignLimits, CampaignStatus, type Locale } from '@dronesoccer/contracts';
import type { Executor, Slice } from '../../../platform/database/index.js';
import { campaignColumns, type CampaignRow } from '../admin/edit/campaigns.queries.js';

const columns = campaignColumns({ withBodies: false });

const latestSent = `SELECT ${columns} FROM campaigns c WHERE c.status = ${CampaignStatus.SENT}
  ORDER BY c.send_started_at DESC, c.id DESC`;

/** Returns the campaigns sent most recently, the latest first, with empty bodies. */
export function recentCampaigns(executor: Executor): Promise<CampaignRow[]> {
  return executor.query(`${latestSent} LIMIT ${campaignLimits.recent}`, [], 'campaigns-recent');
}

/** The address of a sent campaign, and the languages that it is written in. */
interface IssueAddress {
  slug: string;
  sendStartedAt: Date;
  locales: Locale[];
}

/** Returns the addresses of all sent campaigns, the latest first. */
export function sentAddresses(executor: Executor): Promise<IssueAddress[]> {
  return executor.query<IssueAddress>(
    `SELECT c.slug, c.send_started_at AS "sendStartedAt",
            array_agg(t.locale::text ORDER BY t.locale) AS locales
       FROM campaigns c JOIN campaign_texts t ON t.campaign_id = c.id
      WHERE c.status = ${CampaignStatus.SENT} AND btrim(t.subject) <> '' AND btrim(t.body) <> ''
      GROUP BY c.id ORDER BY c.send_started_at DESC, c.id DESC`,
    [],
    'campaigns-sent-addresses',
  );
}

/** Returns a page of all sent campaigns, in the same order. */
export async function sentCampaigns(
  executor: Executor,
  { limit, offset }: Slice,
): Promise<{ rows: CampaignRow[]; total: number }> {
  const rows = await executor.query<CampaignRow>(`${latestSent} LIMIT $1 OFFSET $2`, [limit, offset], 'campaigns-sent');
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM campaigns WHERE status = ${CampaignStatus.SENT}`,
    [],
    'campaigns-count-sent',
  );
  return { rows, total: counted?.total ?? 0 };
}
