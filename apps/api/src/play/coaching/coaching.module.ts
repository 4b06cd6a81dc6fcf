import { Module } from '@nestjs/common';
import { constraintMeans } from '../../platform/errors/index.js';
import { BookingsModule } from '../bookings/index.js';
import { SlotsModule } from '../slots/index.js';
import { CoachingAdminController } from './admin/coaching.controller.js';
import { SlotCoaches } from './admin/slot-coaches.js';
import { CheckInAsCoach } from './check-in-as-coach.js';
import { CoachingController } from './coaching.controller.js';
import { CoachSessions } from './coach-sessions.js';
import { CoachConsents } from './coach-consents.js';

// Someone took the role away before the assignment was committed.
constraintMeans({ slot_coaches_are_coaches: 'BOOK_025', coach_consents_of_coaches: 'BOOK_025' });

@Module({
  imports: [BookingsModule, SlotsModule],
  controllers: [CoachingController, CoachingAdminController],
  providers: [CoachSessions, CheckInAsCoach, CoachConsents, SlotCoaches],
})
export class CoachingModule {}
