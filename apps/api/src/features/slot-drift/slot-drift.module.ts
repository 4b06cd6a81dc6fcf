import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { SlotsModule } from '../slots/index.js';
import { FindDrift } from './find-drift.js';
import { SettleDrift } from './settle-drift.js';
import { SlotDriftController } from './slot-drift.controller.js';

@Module({
  imports: [BookingsModule, SlotsModule],
  controllers: [SlotDriftController],
  providers: [FindDrift, SettleDrift],
})
export class SlotDriftModule {}
