import { Controller, Query } from '@nestjs/common';
import type { Locale, MailLogWire, Page, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, RequestLocale, WithMessage } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { ReadMailLog } from './read-mail-log.js';

@Controller()
export class MailLogController {
  constructor(private readonly mails: ReadMailLog) {}

  @Endpoint('mailLog.admin.list')
  list(
    @Query() query: ReceivedQuery<'mailLog.admin.list'>,
    @RequestLocale() locale: Locale,
  ): Promise<Page<MailLogWire>> {
    return this.mails.list(query, locale);
  }

  @Endpoint('mailLog.admin.resend')
  async resend(
    @CurrentUser() user: Caller,
    @IdParam('id', 'MAIL_001') id: string,
    @Repeat() repeat: Repeatable,
  ): Promise<WithMessage<null>> {
    await this.mails.resend(user.id, id, repeat);
    return new WithMessage(null, { en: 'It is on its way again', fr: 'Il repart à l’instant' });
  }
}
