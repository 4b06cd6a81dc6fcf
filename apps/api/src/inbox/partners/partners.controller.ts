import { Body, Controller, Query, Req } from '@nestjs/common';
import type {
  Locale,
  Page,
  PartnerCreatedWire,
  PartnerWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import {
  addressOf,
  type ApiRequest,
  Endpoint,
  IdParam,
  Repeat,
  type IdempotentRequest,
  RequestLocale,
  WithMessage,
} from '../../platform/http/index.js';
import { ApplyAsPartner } from './apply-as-partner.js';
import { ReadPartners } from './read-partners.js';

/** The time for which browsers cache partners. It is short so that a hidden partner disappears within seconds. */
const cacheSeconds = 5;

@Controller()
export class PartnersController {
  constructor(
    private readonly applications: ApplyAsPartner,
    private readonly partners: ReadPartners,
  ) {}

  @Endpoint('partners.list', { cacheSeconds })
  list(@Query() page: ReceivedQuery<'partners.list'>): Promise<Page<PartnerWire>> {
    return this.partners.list(page);
  }

  @Endpoint('partners.get', { cacheSeconds })
  get(@IdParam('id', 'PART_001') id: string): Promise<PartnerWire> {
    return this.partners.get(id);
  }

  @Endpoint('partners.create')
  async create(
    @Body() body: ReceivedBody<'partners.create'>,
    @RequestLocale() locale: Locale,
    @Req() request: ApiRequest,
    @Repeat() repeat: IdempotentRequest,
  ): Promise<WithMessage<PartnerCreatedWire>> {
    const asker = { locale, from: addressOf(request) };
    const created = await this.applications.apply(body, asker, repeat.ofGuest(body.email.toLowerCase()));
    return new WithMessage(created, {
      en: 'Thank you! We received your application and will answer you by email.',
      fr: 'Merci! Nous avons reçu votre demande et vous répondrons par courriel.',
    });
  }
}
