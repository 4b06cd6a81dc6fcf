import { Module } from '@nestjs/common';
import { EmailTokens } from './email-tokens.js';
import { ReadResults } from '../admin/results/read-results.js';
import { ResultsController } from '../admin/results/results.controller.js';
import { RecordVisit } from './record-visit.js';
import { VisitsController } from './visits.controller.js';

/** Readers' reactions to campaign emails, and the results of campaigns. */
@Module({
  controllers: [VisitsController, ResultsController],
  providers: [EmailTokens, ReadResults, RecordVisit],
  exports: [EmailTokens],
})
export class VisitsModule {}
