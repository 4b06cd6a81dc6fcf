import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { SlotsModule } from '../slots/index.js';
import { FindDrift } from './admin/find-drift.js';
import { SettleDrift } from './admin/settle-drift.js';
import { SlotDriftController } from './admin/slot-drift.controller.js';

@Module({
  imports: [BookingsModule, SlotsModule],
  controllers: [SlotDriftController],
  providers: [FindDrift, SettleDrift],
})
export class SlotDriftModule {}
