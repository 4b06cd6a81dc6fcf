import { Body, Controller, Query } from '@nestjs/common';
import type { ContactSummaryWire, ContactWire, Page, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { AnswerContact } from './answer-contact.js';
import { ManageContacts } from './manage-contacts.js';
import { ReadSafeSport } from './read-safe-sport.js';

const ReportId = (): ParameterDecorator => IdParam('id', 'CONTACT_003');

@Controller()
export class SafeSportController {
  constructor(
    private readonly reports: ReadSafeSport,
    private readonly contacts: ManageContacts,
    private readonly answers: AnswerContact,
  ) {}

  @Endpoint('safeSport.admin.list')
  list(
    @CurrentUser() user: Caller,
    @Query() query: ReceivedQuery<'safeSport.admin.list'>,
  ): Promise<Page<ContactSummaryWire>> {
    return this.reports.list(user.id, query);
  }

  @Endpoint('safeSport.admin.get')
  get(@CurrentUser() user: Caller, @ReportId() id: string): Promise<ContactWire> {
    return this.reports.open(user.id, id);
  }

  @Endpoint('safeSport.admin.update')
  update(
    @CurrentUser() user: Caller,
    @ReportId() id: string,
    @Body() body: ReceivedBody<'safeSport.admin.update'>,
  ): Promise<ContactWire> {
    return this.reports.change(user.id, id, async () => {
      const report = await this.contacts.update(user.id, id, body, 'safeSport');
      return { report, isRecorded: report.version !== body.version };
    });
  }

  @Endpoint('safeSport.admin.answer')
  answer(
    @CurrentUser() user: Caller,
    @ReportId() id: string,
    @Body() body: ReceivedBody<'safeSport.admin.answer'>,
    @Repeat() repeat: Repeatable,
  ): Promise<ContactWire> {
    return this.reports.change(user.id, id, async () => {
      const isRecorded = await this.answers.answer(user.id, id, body, repeat, 'safeSport');
      return { report: await this.contacts.get(id, 'safeSport'), isRecorded };
    });
  }
}
