import { Injectable } from '@nestjs/common';
import { type CampaignPreviewWire, fillFields, type Locale, locales, type MergeField } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { Mail, siteLink, type Unsubscribe } from '../../../platform/mail/index.js';
import type { CampaignRow, CampaignText, IssueCards } from '../admin/edit/campaigns.queries.js';
import { attachmentsPath } from '../admin/edit/campaigns.presenter.js';
import { campaignEmail, type CampaignIssue } from './campaign-email.js';
import { issueCards } from './issue-cards.js';

/** The parts of a campaign that its email contains. */
export interface IssueContent extends Pick<CampaignRow, 'slug' | 'texts' | 'coverUrl' | 'coverAlt' | 'coverAltFr'> {
  attachments: readonly { name: string; file: string }[];
}

/** Returns whether the campaign has a subject and a body in the language. */
export const isWrittenIn = ({ texts }: Pick<IssueContent, 'texts'>, locale: Locale): boolean => {
  const { subject = '', body = '' } = texts[locale] ?? {};
  return subject.trim() !== '' && body.trim() !== '';
};

/** Returns the language that a reader gets: their own if the campaign is written in it, else the other one. */
export const languageFor = (campaign: Pick<IssueContent, 'texts'>, locale: Locale): Locale =>
  isWrittenIn(campaign, locale) ? locale : (locales.find((each) => isWrittenIn(campaign, each)) ?? locale);

const emptyText: CampaignText = { subject: '', preheader: '', body: '' };

interface IssueOptions {
  blocks: IssueCards;
  /** Default: links are plain addresses. */
  linkTo?: CampaignIssue['linkTo'];
  /** Default: the fallback. */
  fieldText?: (field: MergeField) => string;
}

/** Returns the email content of a campaign in one language. */
export function issueOf(
  { slug, texts, coverUrl, coverAlt, coverAltFr, attachments }: IssueContent,
  locale: Locale,
  { blocks, linkTo = (address) => address, fieldText = ({ fallback }) => fallback }: IssueOptions,
): CampaignIssue {
  const { subject, preheader, body } = texts[locale] ?? emptyText;
  return {
    subject: fillFields(subject, fieldText),
    preheader: fillFields(preheader, fieldText),
    body: fillFields(body, fieldText),
    ...{ slug, linkTo },
    products: blocks.products[locale],
    events: blocks.events[locale],
    cover: coverUrl === null ? null : { url: coverUrl, alt: (locale === 'fr' && coverAltFr) || coverAlt },
    attachments: attachments.map(({ name, file }) => ({ name, url: attachmentsPath + file })),
  };
}

/** Composes an issue as it would be sent now, without a recipient. */
@Injectable()
export class ComposeIssue {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mail: Mail,
  ) {}

  blocksOf(campaign: Pick<IssueContent, 'texts'>): Promise<IssueCards> {
    return issueCards(this.database, campaign, this.clock.now());
  }

  async preview(campaign: IssueContent, locale: Locale): Promise<CampaignPreviewWire> {
    const data = issueOf(campaign, locale, { blocks: await this.blocksOf(campaign) });
    const { page: unsubscribePage } = this.noSubscription(locale);
    const shown = await this.mail.preview({ template: campaignEmail, data, locale, unsubscribePage });
    return { ...shown, bytes: Buffer.byteLength(shown.html) };
  }

  /** Returns links for an email without a subscription. Their pages say that there is nothing to unsubscribe from. */
  noSubscription(locale: Locale): Unsubscribe {
    return {
      page: siteLink(this.config.http.webOrigin, locale, '/newsletter/unsubscribe'),
      oneClick: `${this.config.http.webOrigin}/api/newsletter/test/unsubscribe`,
    };
  }
}
