import { Module } from '@nestjs/common';
import { ReadAudience } from '../audience/read-audience.js';
import { ComposeLetter } from '../letter/compose-letter.js';
import { CheckCampaign } from './check-campaign.js';

/** Audiences, previews and checks of campaigns before they are sent. */
@Module({
  providers: [CheckCampaign, ComposeLetter, ReadAudience],
  exports: [CheckCampaign, ComposeLetter, ReadAudience],
})
export class ChecksModule {}
