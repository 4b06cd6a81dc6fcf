import { Module } from '@nestjs/common';
import { ReadAudience } from '../audience/read-audience.js';
import { ComposeIssue } from '../issue/compose-issue.js';
import { CheckCampaign } from './check-campaign.js';

/** Audiences, previews and checks of campaigns before they are sent. */
@Module({
  providers: [CheckCampaign, ComposeIssue, ReadAudience],
  exports: [CheckCampaign, ComposeIssue, ReadAudience],
})
export class ChecksModule {}
