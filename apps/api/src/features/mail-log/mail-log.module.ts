import { Module } from '@nestjs/common';
import { MailLogController } from './mail-log.controller.js';
import { ReadMailLog } from './read-mail-log.js';

@Module({ controllers: [MailLogController], providers: [ReadMailLog] })
export class MailLogModule {}
