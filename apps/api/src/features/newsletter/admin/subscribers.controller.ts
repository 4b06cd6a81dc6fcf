import { Body, Controller, Query } from '@nestjs/common';
import type { Locale, Page, SubscriberDetailWire, SubscriberWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { type CsvFile, CurrentUser, Endpoint, IdParam, RequestLocale } from '../../../platform/http/index.js';
import { ManageSubscribers } from './manage-subscribers.js';
import { LiftDto, SubscriberFilterDto, SubscriberListDto, SuppressDto, UnsubscribeDto } from './subscribers.dto.js';

const SubscriberId = (): ParameterDecorator => IdParam('id', 'NEWS_003');

@Controller()
export class SubscribersController {
  constructor(private readonly subscribers: ManageSubscribers) {}

  @Endpoint('newsletter.subscribers.list')
  list(@Query() query: SubscriberListDto): Promise<Page<SubscriberWire>> {
    return this.subscribers.list(query);
  }

  @Endpoint('newsletter.subscribers.export')
  export(@Query() query: SubscriberFilterDto, @RequestLocale() locale: Locale): Promise<CsvFile> {
    return this.subscribers.export(query, locale);
  }

  @Endpoint('newsletter.subscribers.get')
  get(@SubscriberId() id: string): Promise<SubscriberDetailWire> {
    return this.subscribers.get(id);
  }

  @Endpoint('newsletter.subscribers.unsubscribe')
  unsubscribe(
    @CurrentUser() user: Caller,
    @SubscriberId() id: string,
    @Body() { reason }: UnsubscribeDto,
  ): Promise<SubscriberDetailWire> {
    return this.subscribers.unsubscribe(id, { actorId: user.id, reason });
  }

  @Endpoint('newsletter.subscribers.suppress')
  suppress(
    @CurrentUser() user: Caller,
    @SubscriberId() id: string,
    @Body() { cause, note }: SuppressDto,
  ): Promise<SubscriberDetailWire> {
    return this.subscribers.suppress(id, { actorId: user.id, cause, ...(note && { reason: note }) });
  }

  @Endpoint('newsletter.subscribers.lift')
  lift(
    @CurrentUser() user: Caller,
    @SubscriberId() id: string,
    @Body() { reason }: LiftDto,
  ): Promise<SubscriberDetailWire> {
    return this.subscribers.lift(id, { actorId: user.id, reason });
  }
}
