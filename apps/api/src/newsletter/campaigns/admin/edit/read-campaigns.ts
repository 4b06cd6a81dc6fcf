import { Injectable } from '@nestjs/common';
import {
  type CampaignCheckWire,
  type CampaignListItemWire,
  type CampaignPreviewWire,
  CampaignStatus,
  type CampaignWire,
  type Locale,
  type Page,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { Config } from '../../../../config/index.js';
import { Database, pageOf, readList, type Slice } from '../../../../platform/database/index.js';
import { AppError, notFound } from '../../../../platform/errors/index.js';
import { CheckCampaign } from '../../checks/check-campaign.js';
import { presentFinding } from '../../checks/check-texts.js';
import { ComposeIssue } from '../../issue/compose-issue.js';
import { SendTest } from '../../issue/send-test.js';
import { presentCampaign, presentListed } from './campaigns.presenter.js';
import { campaignById, type CampaignRow, figuresOf, figuresOfOne } from './campaigns.queries.js';
import { campaignList } from './find-campaigns.queries.js';

/** Reads campaigns for the dashboard, before and after they are sent. */
@Injectable()
export class ReadCampaigns {
  private readonly emailsPerSecond: number;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly checks: CheckCampaign,
    private readonly issues: ComposeIssue,
    private readonly tests: SendTest,
  ) {
    this.emailsPerSecond = config.newsletter.emailsPerSecond;
  }

  list(query: ReceivedQuery<'newsletter.campaigns.admin.list'>, locale: Locale): Promise<Page<CampaignListItemWire>> {
    const { emailsPerSecond } = this;
    const read = async (slice: Slice) => {
      const { rows, total } = await readList(this.database, campaignList, query, slice);
      const all = await figuresOf(
        this.database,
        rows.map(({ id }) => id),
      );
      return { rows: rows.flatMap((row) => ({ row, figures: all.get(row.id) })), total };
    };
    return pageOf(query, read, ({ row, figures }) => {
      if (figures === undefined) throw new RangeError('Figures are read for every row of the page');
      return presentListed(row, { figures, locale, emailsPerSecond });
    });
  }

  /** @throws AppError NEWS_008 (404) */
  async get(id: string, locale: Locale): Promise<CampaignWire> {
    const row = await this.found(id);
    const figures = await figuresOfOne(this.database, id);
    return presentCampaign(row, { figures, locale, emailsPerSecond: this.emailsPerSecond });
  }

  /** @throws AppError NEWS_008 (404) */
  async preview(id: string, locale: Locale): Promise<CampaignPreviewWire> {
    return this.issues.preview(await this.found(id), locale);
  }

  /** @throws AppError NEWS_008 (404) */
  async check(id: string, locale: Locale): Promise<CampaignCheckWire[]> {
    return this.checks.run(checkedCampaign(await this.found(id)), locale);
  }

  /**
   * @throws AppError NEWS_008 (404), NEWS_013 if the subject or the text is missing, NEWS_009 (502) if the email could
   * not be sent
   */
  async test(id: string, to: string, locale: Locale): Promise<null> {
    const row = await this.found(id);
    const written = CheckCampaign.written(row);
    if (written.some(({ result }) => result === 'blocks')) {
      throw new AppError('NEWS_013', { data: written.map((finding) => presentFinding(finding, locale)) });
    }
    await this.tests.send(row, to);
    return null;
  }

  private async found(id: string): Promise<CampaignRow> {
    const row = await campaignById(this.database, id);
    if (row === null) throw notFound('NEWS_008');
    return row;
  }
}

/** Adapts a stored campaign to the checks. */
export const checkedCampaign = (row: CampaignRow) => ({
  ...row,
  audience: { tagIds: row.tags.map(({ id }) => id), rule: row.audience },
  leavesAt: row.status === CampaignStatus.SCHEDULED ? row.scheduledAt : null,
});
