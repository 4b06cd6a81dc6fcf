import { Body, Controller, Query } from '@nestjs/common';
import type {
  AudienceWire,
  CampaignCheckWire,
  CampaignListItemWire,
  CampaignPreviewWire,
  CampaignWire,
  Locale,
  Page,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import {
  CurrentUser,
  Endpoint,
  IdParam,
  RequestLocale,
  type SentFiles,
  Uploads,
} from '../../../platform/http/index.js';
import { ReadAudience } from '../audience/read-audience.js';
import {
  AudienceDto,
  CampaignListDto,
  CreateCampaignDto,
  PreviewCampaignDto,
  TestCampaignDto,
  UpdateCampaignDto,
} from './campaigns.dto.js';
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

  @Endpoint('newsletter.campaigns.list')
  list(
    @Query() { page, pageSize, ...filter }: CampaignListDto,
    @RequestLocale() locale: Locale,
  ): Promise<Page<CampaignListItemWire>> {
    return this.campaigns.list(filter, { page, pageSize }, locale);
  }

  @Endpoint('newsletter.campaigns.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: CreateCampaignDto,
    @Uploads() files: SentFiles,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.edits.create({ actorId: user.id, locale }, body, files);
  }

  @Endpoint('newsletter.campaigns.audience')
  audience(@Body() body: AudienceDto): Promise<AudienceWire> {
    return this.audiences.read(body);
  }

  @Endpoint('newsletter.campaigns.detail')
  detail(@CampaignId() id: string, @RequestLocale() locale: Locale): Promise<CampaignWire> {
    return this.campaigns.get(id, locale);
  }

  @Endpoint('newsletter.campaigns.update')
  update(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @Body() body: UpdateCampaignDto,
    @Uploads() files: SentFiles,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.edits.update({ actorId: user.id, locale }, id, body, files);
  }

  @Endpoint('newsletter.campaigns.delete')
  delete(@CurrentUser() user: Caller, @CampaignId() id: string, @RequestLocale() locale: Locale): Promise<null> {
    return this.edits.delete({ actorId: user.id, locale }, id);
  }

  @Endpoint('newsletter.campaigns.duplicate')
  duplicate(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.edits.duplicate({ actorId: user.id, locale }, id);
  }

  @Endpoint('newsletter.campaigns.preview')
  preview(@CampaignId() id: string, @Body() { locale }: PreviewCampaignDto): Promise<CampaignPreviewWire> {
    return this.campaigns.preview(id, locale);
  }

  @Endpoint('newsletter.campaigns.checks')
  checks(@CampaignId() id: string, @RequestLocale() locale: Locale): Promise<CampaignCheckWire[]> {
    return this.campaigns.check(id, locale);
  }

  @Endpoint('newsletter.campaigns.test')
  test(@CampaignId() id: string, @Body() { email }: TestCampaignDto, @RequestLocale() locale: Locale): Promise<null> {
    return this.campaigns.test(id, email, locale);
  }
}
