import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, WithMessage } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { ResendMail } from './resend-mail.js';

@Controller()
export class MailLogController {
  constructor(private readonly resendMail: ResendMail) {}

  @Endpoint('mailLog.admin.resend')
  async resend(
    @CurrentUser() user: Caller,
    @IdParam('id', 'MAIL_001') id: string,
    @Repeat() repeat: Repeatable,
  ): Promise<WithMessage<null>> {
    await this.resendMail.run(user.id, id, repeat);
    return new WithMessage(null, { en: 'It is on its way again', fr: 'Il repart à l’instant' });
  }
}
