import { Module } from '@nestjs/common';
import { MailLogController } from './admin/mail-log.controller.js';
import { ReadMailLog } from './admin/read-mail-log.js';

@Module({ controllers: [MailLogController], providers: [ReadMailLog] })
export class MailLogModule {}
