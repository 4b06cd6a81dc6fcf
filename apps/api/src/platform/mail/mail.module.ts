import { Global, Module } from '@nestjs/common';
import { EmailJobs } from './email-jobs.js';
import { Mail } from './mail.js';
import { MailLog } from './mail-log.js';
import { StrangerMail } from './stranger-mail.js';

@Global()
@Module({ providers: [EmailJobs, Mail, MailLog, StrangerMail], exports: [EmailJobs, Mail, StrangerMail] })
export class MailModule {}
