import { Module } from '@nestjs/common';
import { AnnounceArrival } from './announce-arrival.js';
import { AskForNotice } from './ask-for-notice.js';
import { MailNotice } from './mail-notice.js';
import { RestockNoticesController } from './restock-notices.controller.js';
import { StopLinks } from './stop-links.js';
import { StopNotices } from './stop-notices.js';

@Module({
  controllers: [RestockNoticesController],
  providers: [AnnounceArrival, AskForNotice, MailNotice, StopLinks, StopNotices],
})
export class RestockNoticesModule {}
