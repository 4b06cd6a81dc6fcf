import { Body, Controller, Query } from '@nestjs/common';
import type {
  CampaignRunWire,
  CampaignWire,
  DeliveryWire,
  Locale,
  Page,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, RequestLocale } from '../../../platform/http/index.js';
import { ControlRun } from './control-run.js';

const CampaignId = (): ParameterDecorator => IdParam('id', 'NEWS_008');

@Controller()
export class SendingController {
  constructor(private readonly runs: ControlRun) {}

  @Endpoint('newsletter.campaigns.admin.send')
  send(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @Body() { version }: ReceivedBody<'newsletter.campaigns.admin.send'>,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.runs.send(user.id, id, version, locale);
  }

  @Endpoint('newsletter.campaigns.admin.cancel')
  cancel(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignWire> {
    return this.runs.cancel(user.id, id, locale);
  }

  @Endpoint('newsletter.campaigns.admin.pause')
  pause(@CurrentUser() user: Caller, @CampaignId() id: string): Promise<CampaignRunWire> {
    return this.runs.pause(user.id, id);
  }

  @Endpoint('newsletter.campaigns.admin.resume')
  resume(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<CampaignRunWire> {
    return this.runs.resume(user.id, id, locale);
  }

  @Endpoint('newsletter.campaigns.admin.pace')
  pace(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @Body() { perSecond }: ReceivedBody<'newsletter.campaigns.admin.pace'>,
  ): Promise<CampaignRunWire> {
    return this.runs.pace(user.id, id, perSecond);
  }

  @Endpoint('newsletter.campaigns.admin.run')
  run(@CampaignId() id: string): Promise<CampaignRunWire> {
    return this.runs.run(id);
  }

  @Endpoint('newsletter.campaigns.admin.deliveries')
  deliveries(
    @CampaignId() campaignId: string,
    @Query() query: ReceivedQuery<'newsletter.campaigns.admin.deliveries'>,
    @RequestLocale() locale: Locale,
  ): Promise<Page<DeliveryWire>> {
    return this.runs.deliveries({ ...query, campaignId }, locale);
  }

  @Endpoint('newsletter.campaigns.admin.resend')
  resend(
    @CurrentUser() user: Caller,
    @CampaignId() id: string,
    @Body() { deliveries }: ReceivedBody<'newsletter.campaigns.admin.resend'>,
  ): Promise<CampaignRunWire> {
    return this.runs.resend(user.id, id, deliveries);
  }
}
