import { Injectable } from '@nestjs/common';
import { type Locale, locales, type MergeField, mergeFieldNames } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../../platform/database/index.js';
import { Blanks, Mail, type PreparedEmail } from '../../../platform/mail/index.js';
import { campaignById, type CampaignRow, lockCampaign, type IssueCards } from '../admin/edit/campaigns.queries.js';
import { campaignEmail } from '../issue/campaign-email.js';
import { isWrittenIn, issueOf } from '../issue/compose-issue.js';
import { fixedBlocks, issueCards } from '../issue/issue-cards.js';

/** The email of one run, ready in each language that it is written in. */
export type RunEmails = Partial<Record<Locale, PreparedEmail>>;

const blankOfLink = (position: number): string => `link-${position}`;
const blankOfField = ({ name, fallback }: MergeField): string => `field-${name}-${fallback}`;

/** Returns the field from the name of its placeholder, or null if the placeholder is a link. */
export function fieldOf(blank: string): MergeField | null {
  const [kind, wanted, ...fallback] = blank.split('-');
  const name = mergeFieldNames.find((each) => each === wanted);
  return kind !== 'field' || name === undefined ? null : { name, fallback: fallback.join('-') };
}

/** Returns the link's number from the name of its placeholder. */
export const positionOf = (blank: string): number => Number(blank.slice(blankOfLink(0).length - 1));

/** Every email of a run is the same: its cards and links are fixed once, before the first email is sent. */
@Injectable()
export class FreezeContent {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mail: Mail,
  ) {}

  /** Does nothing if the content is already fixed. */
  fix(id: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const campaign = await lockCampaign(tx, id);
      if (campaign === null || fixedBlocks(campaign) !== null) return;
      const blocks = await issueCards(tx, campaign, this.clock.now());
      await writeLinks(tx, id, this.linksOf(campaign, blocks));
      await tx.query('UPDATE campaigns SET products = $2::jsonb, events = $3::jsonb WHERE id = $1::uuid', [
        id,
        JSON.stringify(blocks.products),
        JSON.stringify(blocks.events),
      ]);
    });
  }

  /** Returns null if the campaign does not exist or its content is not fixed yet. */
  async emails(id: string): Promise<RunEmails | null> {
    const campaign = await campaignById(this.database, id);
    const blocks = campaign && fixedBlocks(campaign);
    if (campaign === null || blocks === null) return null;
    const links = await readLinks(this.database, id);
    const emails: RunEmails = {};
    for (const locale of locales.filter((each) => isWrittenIn(campaign, each))) {
      const blanks = new Blanks();
      const linkTo = (address: string): string => {
        const position = links.indexOf(address);
        // The template may have gained a link since the run began. Such a link is not counted.
        return position < 0 ? address : blanks.mark(blankOfLink(position));
      };
      const fieldText = (field: MergeField): string => blanks.mark(blankOfField(field));
      const data = issueOf(campaign, locale, { blocks, linkTo, fieldText });
      emails[locale] = await this.mail.prepare({ locale, template: campaignEmail, data, blanks });
    }
    return emails;
  }

  /** Returns each address that the issue links to in any language, once. */
  private linksOf(campaign: CampaignRow, blocks: IssueCards): string[] {
    const links = new Set<string>();
    for (const locale of locales.filter((each) => isWrittenIn(campaign, each))) {
      const linkTo = (address: string) => (links.add(address), address);
      const data = issueOf(campaign, locale, { blocks, linkTo });
      const frame = {
        kind: 'campaign',
        reason: null,
        organisation: '',
        postalAddress: [],
        unsubscribePage: null,
      } as const;
      campaignEmail.render(data, locale, this.config.http.webOrigin).framed(frame);
    }
    return [...links];
  }
}

async function writeLinks(tx: Tx, id: string, urls: readonly string[]): Promise<void> {
  await tx.query(
    `INSERT INTO campaign_links (campaign_id, position, url)
     SELECT $1::uuid, number - 1, url FROM unnest($2::text[]) WITH ORDINALITY AS l (url, number)`,
    [id, urls],
    'campaign-links-write',
  );
}

async function readLinks(executor: Executor, id: string): Promise<string[]> {
  const rows = await executor.query<{ url: string }>(
    'SELECT url FROM campaign_links WHERE campaign_id = $1::uuid ORDER BY position',
    [id],
    'campaign-links-read',
  );
  return rows.map(({ url }) => url);
}
