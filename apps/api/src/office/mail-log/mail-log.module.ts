import { Module } from '@nestjs/common';
import { listController } from '../../platform/http/index.js';
import { MailLogController } from './admin/mail-log.controller.js';
import { presentMail } from './admin/mail-log.presenter.js';
import { mailList } from './admin/mail-log.queries.js';
import { ResendMail } from './admin/resend-mail.js';

@Module({
  controllers: [MailLogController, listController('mailLog.admin.list', mailList, presentMail)],
  providers: [ResendMail],
})
export class MailLogModule {}
