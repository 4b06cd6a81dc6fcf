import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { TaxesModule } from '../../money/taxes/index.js';
import { SlotsModule } from '../slots/index.js';
import { ListWaiting } from './admin/list-waiting.js';
import { WaitlistAdminController } from './admin/waitlist.controller.js';
import { EndWaitlist } from './end-waitlist.js';
import { JoinWaitlist } from './join-waitlist.js';
import { LeaveWaitlist } from './leave-waitlist.js';
import { OfferFreedSeats } from './offer-freed-seats.js';
import { ReadWaitlist } from './read-waitlist.js';
import { TellOfMoves } from './tell-of-moves.js';
import { WaitlistController } from './waitlist.controller.js';
import { WaitlistLinks } from './waitlist-links.js';
import { waitlistEmailJob } from './mails/waitlist.mails.js';

@Module({
  imports: [BookingsModule, TaxesModule, SlotsModule],
  controllers: [WaitlistController, WaitlistAdminController],
  providers: [
    EndWaitlist,
    JoinWaitlist,
    LeaveWaitlist,
    ListWaiting,
    OfferFreedSeats,
    ReadWaitlist,
    TellOfMoves,
    WaitlistLinks,
    waitlistEmailJob,
  ],
})
export class WaitlistModule {}
