import { Module } from '@nestjs/common';
import { figuresFrom } from '../../../platform/metrics/index.js';
import { NewsletterModule } from '../../subscribers/index.js';
import { ChecksModule } from '../checks/checks.module.js';
import { VisitsModule } from '../visits/visits.module.js';
import { campaignFigures } from './campaign-figures.js';
import { ControlRun } from '../admin/control-run.js';
import { Deliver } from './deliver.js';
import { FreezeContent } from './freeze-content.js';
import { PrepareRecipients } from './prepare-recipients.js';
import { ReportPauses } from './report-pauses.js';
import { SendCampaigns } from './send-campaigns.js';
import { SendingController } from '../admin/sending.controller.js';
import { StartScheduled } from './start-scheduled.js';

/** Sends campaigns from start to end. */
@Module({
  imports: [ChecksModule, NewsletterModule, VisitsModule],
  controllers: [SendingController],
  providers: [
    ControlRun,
    Deliver,
    figuresFrom(campaignFigures),
    FreezeContent,
    PrepareRecipients,
    ReportPauses,
    SendCampaigns,
    StartScheduled,
  ],
})
export class SendingModule {}
