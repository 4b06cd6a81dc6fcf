import { Module } from '@nestjs/common';
import { csvController } from '../../platform/http/index.js';
import { ArchiveController } from './archive/archive.controller.js';
import { ReadArchive } from './archive/read-archive.js';
import { ChecksModule } from './checks/checks.module.js';
import { AttachmentFiles } from './admin/edit/attachment-files.js';
import { AttachmentsController } from './admin/edit/attachments.controller.js';
import { campaignExport } from './admin/edit/campaign-export.js';
import { CampaignsController } from './admin/edit/campaigns.controller.js';
import { EditCampaign } from './admin/edit/edit-campaign.js';
import { exportedCampaigns } from './admin/edit/find-campaigns.queries.js';
import { ReadCampaigns } from './admin/edit/read-campaigns.js';
import { SendTest } from './issue/send-test.js';
import { ReturnedController } from './returned/returned.controller.js';
import { TakeReports } from './returned/take-reports.js';
import { SendingModule } from './sending/sending.module.js';
import { VisitsModule } from './visits/visits.module.js';

@Module({
  imports: [ChecksModule, SendingModule, VisitsModule],
  controllers: [
    // It comes first, so that `export` is not read as an id.
    csvController('newsletter.campaigns.admin.export', exportedCampaigns, campaignExport),
    CampaignsController,
    AttachmentsController,
    ArchiveController,
    ReturnedController,
  ],
  providers: [AttachmentFiles, EditCampaign, ReadArchive, ReadCampaigns, SendTest, TakeReports],
})
export class CampaignsModule {}
