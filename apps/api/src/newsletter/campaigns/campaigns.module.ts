import { Module } from '@nestjs/common';
import { ArchiveController } from './archive/archive.controller.js';
import { ReadArchive } from './archive/read-archive.js';
import { ChecksModule } from './checks/checks.module.js';
import { AttachmentFiles } from './admin/edit/attachment-files.js';
import { AttachmentsController } from './admin/edit/attachments.controller.js';
import { CampaignsController } from './admin/edit/campaigns.controller.js';
import { EditCampaign } from './admin/edit/edit-campaign.js';
import { ReadCampaigns } from './admin/edit/read-campaigns.js';
import { SendTest } from './issue/send-test.js';
import { ReturnedController } from './returned/returned.controller.js';
import { TakeReports } from './returned/take-reports.js';
import { SendingModule } from './sending/sending.module.js';
import { VisitsModule } from './visits/visits.module.js';

@Module({
  imports: [ChecksModule, SendingModule, VisitsModule],
  controllers: [CampaignsController, AttachmentsController, ArchiveController, ReturnedController],
  providers: [AttachmentFiles, EditCampaign, ReadArchive, ReadCampaigns, SendTest, TakeReports],
})
export class CampaignsModule {}
