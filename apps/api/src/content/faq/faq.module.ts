import { Module } from '@nestjs/common';
import { TaxesModule } from '../../money/taxes/index.js';
import { EntriesModule } from '../entries/index.js';
import { FaqController } from './faq.controller.js';

@Module({ imports: [EntriesModule, TaxesModule], controllers: [FaqController] })
export class FaqModule {}
