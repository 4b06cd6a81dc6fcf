import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { SettingsModule } from '../settings/index.js';
import { EndWaitlist } from './end-waitlist.js';
import { JoinWaitlist } from './join-waitlist.js';
import { LeaveWaitlist } from './leave-waitlist.js';
import { OfferFreedSeats } from './offer-freed-seats.js';
import { ReadWaitlist } from './read-waitlist.js';
import { WaitlistController } from './waitlist.controller.js';
import { WaitlistLinks } from './waitlist-links.js';
import { WaitlistMails } from './waitlist-mails.js';

@Module({
  imports: [BookingsModule, SettingsModule],
  controllers: [WaitlistController],
  providers: [EndWaitlist, JoinWaitlist, LeaveWaitlist, OfferFreedSeats, ReadWaitlist, WaitlistLinks, WaitlistMails],
})
export class WaitlistModule {}
