import { Module } from '@nestjs/common';
import { ManagePartners } from './admin/manage-partners.js';
import { PartnersAdminController } from './admin/partners.controller.js';
import { ApplyAsPartner } from './apply-as-partner.js';
import { partnerEmailJob } from './mails/partners.mails.js';
import { PartnersController } from './partners.controller.js';
import { ReadPartners } from './read-partners.js';

@Module({
  controllers: [PartnersController, PartnersAdminController],
  providers: [ApplyAsPartner, ManagePartners, partnerEmailJob, ReadPartners],
})
export class PartnersModule {}
