import { Module } from '@nestjs/common';
import { ReadSlots } from './read-slots.js';
import { SlotsController } from './slots.controller.js';

@Module({ controllers: [SlotsController], providers: [ReadSlots] })
export class SlotsModule {}
