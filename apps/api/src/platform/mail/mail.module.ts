import { Global, Module } from '@nestjs/common';
import { Mail } from './mail.js';
import { MailLog } from './mail-log.js';
import { StrangerMail } from './stranger-mail.js';

@Global()
@Module({ providers: [Mail, MailLog, StrangerMail], exports: [Mail, StrangerMail] })
export class MailModule {}
