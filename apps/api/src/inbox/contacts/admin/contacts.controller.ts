import { Body, Controller, Query } from '@nestjs/common';
import type {
  BulkWire,
  ContactBeforeWire,
  ContactPeopleWire,
  ContactSummaryWire,
  ContactWire,
  Locale,
  Page,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { type CsvFile, CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { AnswerContact } from './answer-contact.js';
import { FindContacts } from './find-contacts.js';
import { ManageContacts } from './manage-contacts.js';

const ContactId = (): ParameterDecorator => IdParam('id', 'CONTACT_003');

@Controller()
export class ContactsAdminController {
  constructor(
    private readonly find: FindContacts,
    private readonly contacts: ManageContacts,
    private readonly answers: AnswerContact,
  ) {}

  @Endpoint('contacts.admin.list')
  list(
    @CurrentUser() user: Caller,
    @Query() query: ReceivedQuery<'contacts.admin.list'>,
  ): Promise<Page<ContactSummaryWire>> {
    return this.find.list(query, user.id);
  }

  @Endpoint('contacts.admin.export')
  export(
    @CurrentUser() user: Caller,
    @Query() filter: ReceivedQuery<'contacts.admin.export'>,
    @RequestLocale() locale: Locale,
  ): Promise<CsvFile> {
    return this.find.export(filter, user.id, locale);
  }

  @Endpoint('contacts.admin.people')
  people(@CurrentUser() user: Caller): Promise<ContactPeopleWire> {
    return this.find.people(user.id);
  }

  @Endpoint('contacts.admin.get')
  get(@ContactId() id: string): Promise<ContactWire> {
    return this.contacts.get(id, 'inbox');
  }

  @Endpoint('contacts.admin.update')
  update(
    @CurrentUser() user: Caller,
    @ContactId() id: string,
    @Body() body: ReceivedBody<'contacts.admin.update'>,
  ): Promise<ContactWire> {
    return this.contacts.update(user.id, id, body);
  }

  @Endpoint('contacts.admin.bulk')
  bulk(
    @CurrentUser() user: Caller,
    @Body() { contacts }: ReceivedBody<'contacts.admin.bulk'>,
    @Repeat() repeat: Repeatable,
  ): Promise<BulkWire<ContactBeforeWire>> {
    return this.contacts.updateMany(user.id, contacts, repeat);
  }

  @Endpoint('contacts.admin.answer')
  async answer(
    @CurrentUser() user: Caller,
    @ContactId() id: string,
    @Body() body: ReceivedBody<'contacts.admin.answer'>,
    @Repeat() repeat: Repeatable,
  ): Promise<ContactWire> {
    await this.answers.answer(user.id, id, body, repeat);
    return this.contacts.get(id, 'inbox');
  }

  @Endpoint('contacts.admin.mail')
  mail(
    @CurrentUser() user: Caller,
    @ContactId() id: string,
    @Body() { isSent }: ReceivedBody<'contacts.admin.mail'>,
  ): Promise<ContactWire> {
    return this.contacts.flag(user.id, id, 'mail', isSent);
  }

  @Endpoint('contacts.admin.sms')
  sms(
    @CurrentUser() user: Caller,
    @ContactId() id: string,
    @Body() { isSent }: ReceivedBody<'contacts.admin.sms'>,
  ): Promise<ContactWire> {
    return this.contacts.flag(user.id, id, 'sms', isSent);
  }

  @Endpoint('contacts.admin.deactivate')
  deactivate(@CurrentUser() user: Caller, @ContactId() id: string): Promise<ContactWire> {
    return this.contacts.deactivate(user.id, id);
  }
}
