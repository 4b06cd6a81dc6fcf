import { Body, Controller, Query } from '@nestjs/common';
import type {
  AudienceWire,
  CampaignCheckWire,
  CampaignListItemWire,
  CampaignPreviewWire,
  CampaignWire,
  Locale,
  Page,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../../platform/access/index.js';
import {
  CurrentUser,
  Endpoint,
  IdParam,
  RequestLocale,
  type SentFiles,
  Uploads,
} from '../../../../platform/http/index.js';
import { ReadAudience } from '../../audience/read-audience.js';
import { EditCampaign } from './edit-campaign.js';
import { ReadCampaigns } from './read-campaigns.js';

const CampaignId = (): ParameterDecorator => IdParam('id', 'NEWS_008');

@Controller()
export class CampaignsController {
  constructor(
    private readonly edits: EditCampaign,
    private readonly campaigns: ReadCampaigns,
    private readonly audiences: ReadAudience,
  ) {}

  @Endpoint('newsletter.campaigns.admin.list')
  list(
    @Query() query: ReceivedQuery<'newsletter.campaigns.admin.list'>,
    @RequestLocale() locale: Locale,
  ): Promise<Page<CampaignListItemWire>> {
    return this.campaigns.list(query, locale);
  }

  @Endpoint('newsletter.campaigns.admin.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'newsletter.campaigns.admin.create'>,
    @Uploads() files: SentFiles,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.edits.create({ actorId: user.id, locale }, body, files);
  }

  @Endpoint('newsletter.campaigns.admin.audience')
  audience(@Body() body: ReceivedBody<'newsletter.campaigns.admin.audience'>): Promise<AudienceWire> {
    return this.audiences.read(body);
  }

  @Endpoint('newsletter.campaigns.admin.detail')
  detail(@CampaignId() id: string, @RequestLocale() locale: Locale): Promise<CampaignWire> {
    return this.campaigns.get(id, locale);
  }

  @Endpoint('newsletter.campaigns.admin.update')
  update(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @Body() body: ReceivedBody<'newsletter.campaigns.admin.update'>,
    @Uploads() files: SentFiles,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.edits.update({ actorId: user.id, locale }, id, body, files);
  }

  @Endpoint('newsletter.campaigns.admin.delete')
  delete(@CurrentUser() user: Caller, @CampaignId() id: string, @RequestLocale() locale: Locale): Promise<null> {
    return this.edits.delete({ actorId: user.id, locale }, id);
  }

  @Endpoint('newsletter.campaigns.admin.duplicate')
  duplicate(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.edits.duplicate({ actorId: user.id, locale }, id);
  }

  @Endpoint('newsletter.campaigns.admin.preview')
  preview(
    @CampaignId() id: string,
    @Body() { locale }: ReceivedBody<'newsletter.campaigns.admin.preview'>,
  ): Promise<CampaignPreviewWire> {
    return this.campaigns.preview(id, locale);
  }

  @Endpoint('newsletter.campaigns.admin.checks')
  checks(@CampaignId() id: string, @RequestLocale() locale: Locale): Promise<CampaignCheckWire[]> {
    return this.campaigns.check(id, locale);
  }

  @Endpoint('newsletter.campaigns.admin.test')
  test(
    @CampaignId() id: string,
    @Body() { email }: ReceivedBody<'newsletter.campaigns.admin.test'>,
    @RequestLocale() locale: Locale,
  ): Promise<null> {
    return this.campaigns.test(id, email, locale);
  }
}
