import type { ReceivedQuery } from '@dronesoccer/contracts';
import {
  type Bind,
  bindTo,
  type Executor,
  patternOf,
  searchTerm,
  type Slice,
} from '../../../../platform/database/index.js';
import { campaignColumns, type CampaignRow } from './campaigns.queries.js';

export type CampaignFilter = Omit<ReceivedQuery<'newsletter.campaigns.admin.list'>, 'page' | 'pageSize'>;

const columns = campaignColumns({ withBodies: false });

function conditionsOf({ search, status, tags }: CampaignFilter, bind: Bind): string {
  const all = ['true'];
  const term = searchTerm(search);
  if (term !== null) {
    const pattern = patternOf(term, bind);
    all.push(`(plain_text(c.title) LIKE ${pattern}
      OR EXISTS (SELECT 1 FROM campaign_texts t WHERE t.campaign_id = c.id AND plain_text(t.subject) LIKE ${pattern}))`);
  }
  if (status !== undefined) all.push(`c.status = ${bind(status)}::smallint`);
  const wanted = typeof tags === 'string' ? [tags] : (tags ?? []);
  if (wanted.length > 0) {
    all.push(
      `EXISTS (SELECT 1 FROM campaign_tags g WHERE g.campaign_id = c.id AND g.tag_id = ANY (${bind(wanted)}::uuid[]))`,
    );
  }
  return all.join(' AND ');
}

/** Returns the latest campaigns first, with empty bodies. */
export async function findCampaigns(
  executor: Executor,
  filter: CampaignFilter,
  { limit, offset }: Slice,
): Promise<{ rows: CampaignRow[]; total: number }> {
  const values: unknown[] = [];
  const where = conditionsOf(filter, bindTo(values));
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM campaigns c WHERE ${where}`,
    values,
  );
  const bind = bindTo(values);
  const rows = await executor.query<CampaignRow>(
    `SELECT ${columns} FROM campaigns c WHERE ${where} ORDER BY c.created_at DESC, c.id DESC
     LIMIT ${bind(limit)} OFFSET ${bind(offset)}`,
    values,
  );
  return { rows, total: counted?.total ?? 0 };
}
