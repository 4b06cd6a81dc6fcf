import { Body, Controller } from '@nestjs/common';
import type { BulkWire, ChangedTopicsWire, SubscriberDetailWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { ChangeTopics } from './change-topics.js';
import { ManageSubscribers } from './manage-subscribers.js';

const SubscriberId = (): ParameterDecorator => IdParam('id', 'NEWS_003');

@Controller()
export class SubscribersController {
  constructor(
    private readonly subscribers: ManageSubscribers,
    private readonly topics: ChangeTopics,
  ) {}

  @Endpoint('newsletter.subscribers.admin.get')
  get(@SubscriberId() id: string): Promise<SubscriberDetailWire> {
    return this.subscribers.get(id);
  }

  @Endpoint('newsletter.subscribers.admin.changeTopic')
  changeTopic(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'newsletter.subscribers.admin.changeTopic'>,
    @Repeat() repeat: Repeatable,
  ): Promise<BulkWire<ChangedTopicsWire>> {
    return this.topics.run(user.id, body, repeat);
  }

  @Endpoint('newsletter.subscribers.admin.unsubscribe')
  unsubscribe(
    @CurrentUser() user: Caller,
    @SubscriberId() id: string,
    @Body() { reason }: ReceivedBody<'newsletter.subscribers.admin.unsubscribe'>,
  ): Promise<SubscriberDetailWire> {
    return this.subscribers.unsubscribe(id, { actorId: user.id, reason });
  }

  @Endpoint('newsletter.subscribers.admin.suppress')
  suppress(
    @CurrentUser() user: Caller,
    @SubscriberId() id: string,
    @Body() { cause, note }: ReceivedBody<'newsletter.subscribers.admin.suppress'>,
  ): Promise<SubscriberDetailWire> {
    return this.subscribers.suppress(id, { actorId: user.id, cause, ...(note && { reason: note }) });
  }

  @Endpoint('newsletter.subscribers.admin.lift')
  lift(
    @CurrentUser() user: Caller,
    @SubscriberId() id: string,
    @Body() { reason }: ReceivedBody<'newsletter.subscribers.admin.lift'>,
  ): Promise<SubscriberDetailWire> {
    return this.subscribers.lift(id, { actorId: user.id, reason });
  }
}
