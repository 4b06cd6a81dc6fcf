import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type {
  Locale,
  SubscribedWire,
  SubscriptionWire,
  TagWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import { SubscriptionState } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import {
  addressOf,
  type ApiRequest,
  CurrentUser,
  Endpoint,
  RequestLocale,
  Visitor,
  WithMessage,
} from '../../platform/http/index.js';
import { ChangeSubscription } from './change-subscription.js';
import { ManageTags } from './manage-tags.js';
import { Subscribe } from './subscribe.js';

const withSubscribeMessage = (subscribed: SubscribedWire): WithMessage<SubscribedWire> =>
  new WithMessage(
    subscribed,
    subscribed.state === SubscriptionState.PENDING
      ? {
          en: 'Almost there: confirm it in the email we sent you',
          fr: 'Presque fini : confirmez votre abonnement dans le courriel que nous vous avons envoyé',
        }
      : { en: 'Subscription successful!', fr: 'Votre abonnement est enregistré!' },
  );

@Controller()
export class NewsletterController {
  constructor(
    private readonly subscribing: Subscribe,
    private readonly subscriptions: ChangeSubscription,
    private readonly tags: ManageTags,
  ) {}

  @Endpoint('newsletter.subscribe')
  async subscribe(
    @Body() body: ReceivedBody<'newsletter.subscribe'>,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
  ): Promise<WithMessage<SubscribedWire>> {
    return withSubscribeMessage(await this.subscribing.subscribe(body, visitor, addressOf(request)));
  }

  @Endpoint('newsletter.again')
  async again(
    @Param('token') token: string,
    @RequestLocale() locale: Locale,
    @Req() request: ApiRequest,
  ): Promise<WithMessage<SubscribedWire>> {
    return withSubscribeMessage(await this.subscribing.resubscribe(token, locale, addressOf(request)));
  }

  @Endpoint('newsletter.confirm')
  confirm(@Param('token') token: string, @Req() request: ApiRequest): Promise<SubscriptionWire> {
    return this.subscriptions.confirm(token, addressOf(request));
  }

  @Endpoint('newsletter.subscription')
  get(@Param('token') token: string): Promise<SubscriptionWire> {
    return this.subscriptions.get(token);
  }

  @Endpoint('newsletter.preferences')
  prefer(
    @Param('token') token: string,
    @Body() body: ReceivedBody<'newsletter.preferences'>,
  ): Promise<SubscriptionWire> {
    return this.subscriptions.prefer(token, body);
  }

  @Endpoint('newsletter.unsubscribe')
  unsubscribe(
    @Param('token') token: string,
    @Query() { d: emailToken }: ReceivedQuery<'newsletter.unsubscribe'>,
    @Req() request: ApiRequest,
  ): Promise<SubscriptionWire> {
    // A mail program's one-click request is a form (RFC 8058). The site's own page sends JSON or no body.
    const source = request.is('application/x-www-form-urlencoded') ? 'letter' : 'preferences';
    return this.subscriptions.unsubscribe(token, {
      source,
      network: addressOf(request),
      emailToken: emailToken ?? null,
    });
  }

  @Endpoint('newsletter.mine')
  mine(@CurrentUser() user: Caller): Promise<SubscriptionWire | null> {
    return this.subscriptions.mine(user.id);
  }

  @Endpoint('newsletter.tags.list')
  tagsToChoose(@RequestLocale() locale: Locale): Promise<TagWire[]> {
    return this.tags.list(locale);
  }
}
