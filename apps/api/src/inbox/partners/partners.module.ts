import { Module } from '@nestjs/common';
import { asWire } from '../../platform/database/index.js';
import { csvController, listController } from '../../platform/http/index.js';
import { ManagePartners } from './admin/manage-partners.js';
import { PartnersAdminController } from './admin/partners.controller.js';
import { partnerExport } from './admin/partners.presenter.js';
import { partnerList } from './admin/partners.queries.js';
import { ApplyAsPartner } from './apply-as-partner.js';
import { partnerEmailJob } from './mails/partners.mails.js';
import { PartnersController } from './partners.controller.js';
import { ReadPartners } from './read-partners.js';

@Module({
  controllers: [
    // It comes first, so that `export` is not read as an id.
    csvController('partners.admin.export', partnerList, partnerExport),
    PartnersController,
    PartnersAdminController,
    listController('partners.admin.list', partnerList, asWire),
  ],
  providers: [ApplyAsPartner, ManagePartners, partnerEmailJob, ReadPartners],
})
export class PartnersModule {}
