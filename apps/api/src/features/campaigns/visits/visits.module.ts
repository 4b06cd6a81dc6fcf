import { Module } from '@nestjs/common';
import { LetterTokens } from './letter-tokens.js';
import { ReadResults } from './read-results.js';
import { RecordVisit } from './record-visit.js';
import { VisitsController } from './visits.controller.js';

/** What readers do with the letters they got, and what that adds up to. */
@Module({
  controllers: [VisitsController],
  providers: [LetterTokens, ReadResults, RecordVisit],
  exports: [LetterTokens],
})
export class VisitsModule {}
