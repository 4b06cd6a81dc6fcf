import { Body, Controller, Req } from '@nestjs/common';
import type { ContactSentWire, OrganisationContactWire, ReceivedBody } from '@dronesoccer/contracts';
import {
  addressOf,
  type ApiRequest,
  Endpoint,
  Repeat,
  type IdempotentRequest,
  Visitor,
  WithMessage,
} from '../../platform/http/index.js';
import { ReadOffice } from './read-office.js';
import { SendContact } from './send-contact.js';

@Controller()
export class ContactsController {
  constructor(
    private readonly office: ReadOffice,
    private readonly sending: SendContact,
  ) {}

  @Endpoint('contacts.office', { cacheSeconds: 30 })
  read(): Promise<OrganisationContactWire> {
    return this.office.read();
  }

  @Endpoint('contacts.send')
  async send(
    @Body() body: ReceivedBody<'contacts.send'>,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
    @Repeat() repeat: IdempotentRequest,
  ): Promise<WithMessage<ContactSentWire>> {
    const once = repeat.ofGuest(body.email.toLowerCase());
    const sent = await this.sending.send(body, visitor, addressOf(request), once);
    return new WithMessage(sent, {
      en: `We received your message, ${sent.number}`,
      fr: `Nous avons reçu votre message, ${sent.number}`,
    });
  }
}
