import { Module } from '@nestjs/common';
import { ReadAudience } from '../audience/read-audience.js';
import { ComposeLetter } from '../letter/compose-letter.js';
import { CheckCampaign } from './check-campaign.js';

/** What a campaign is before it leaves: who it reaches, how it looks, and what stands in its way. */
@Module({
  providers: [CheckCampaign, ComposeLetter, ReadAudience],
  exports: [CheckCampaign, ComposeLetter, ReadAudience],
})
export class ChecksModule {}
