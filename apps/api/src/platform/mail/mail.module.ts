import { Global, Module } from '@nestjs/common';
import { Mail } from './mail.js';
import { StrangerMail } from './stranger-mail.js';

@Global()
@Module({ providers: [Mail, StrangerMail], exports: [Mail, StrangerMail] })
export class MailModule {}
