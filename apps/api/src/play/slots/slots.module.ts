import { Module } from '@nestjs/common';
import { AdministeredSlots } from './admin/administered-slots.js';
import { GenerateSlots } from './admin/generate-slots.js';
import { MakeSlots } from './admin/make-slots.js';
import { ManageSlots } from './admin/manage-slots.js';
import { SlotEdits } from './admin/slot-edits.js';
import { SlotsAdminController } from './admin/slots.controller.js';
import { ReadSlots } from './read-slots.js';
import { SlotsController } from './slots.controller.js';

@Module({
  controllers: [SlotsController, SlotsAdminController],
  providers: [ReadSlots, ManageSlots, GenerateSlots, MakeSlots, AdministeredSlots, SlotEdits],
  exports: [AdministeredSlots, SlotEdits],
})
export class SlotsModule {}
