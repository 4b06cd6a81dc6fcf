import { Body, Controller, Query } from '@nestjs/common';
import type { CampaignRunWire, CampaignWire, DeliveryWire, Locale, Page } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, RequestLocale } from '../../../platform/http/index.js';
import { ControlRun } from './control-run.js';
import { DeliveryListDto, PaceDto, ResendDto, SendDto } from './sending.dto.js';

const CampaignId = (): ParameterDecorator => IdParam('id', 'NEWS_008');

@Controller()
export class SendingController {
  constructor(private readonly runs: ControlRun) {}

  @Endpoint('newsletter.campaigns.send')
  send(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @Body() { version }: SendDto,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.runs.send(user.id, id, version, locale);
  }

  @Endpoint('newsletter.campaigns.cancel')
  cancel(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.runs.cancel(user.id, id, locale);
  }

  @Endpoint('newsletter.campaigns.pause')
  pause(@CurrentUser() user: Caller, @CampaignId() id: string): Promise<CampaignRunWire> {
    return this.runs.pause(user.id, id);
  }

  @Endpoint('newsletter.campaigns.resume')
  resume(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignRunWire> {
    return this.runs.resume(user.id, id, locale);
  }

  @Endpoint('newsletter.campaigns.pace')
  pace(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @Body() { perSecond }: PaceDto,
  ): Promise<CampaignRunWire> {
    return this.runs.pace(user.id, id, perSecond);
  }

  @Endpoint('newsletter.campaigns.run')
  run(@CampaignId() id: string): Promise<CampaignRunWire> {
    return this.runs.run(id);
  }

  @Endpoint('newsletter.campaigns.deliveries')
  deliveries(
    @CampaignId() campaignId: string,
    @Query() query: DeliveryListDto,
    @RequestLocale() locale: Locale,
  ): Promise<Page<DeliveryWire>> {
    return this.runs.deliveries({ ...query, campaignId }, locale);
  }

  @Endpoint('newsletter.campaigns.resend')
  resend(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @Body() { deliveries }: ResendDto,
  ): Promise<CampaignRunWire> {
    return this.runs.resend(user.id, id, deliveries);
  }
}
