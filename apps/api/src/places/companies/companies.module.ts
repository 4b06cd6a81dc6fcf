import { Module } from '@nestjs/common';
import { InviteAccount, UserAccounts } from '../../people/users/index.js';
import { asWire } from '../../platform/database/index.js';
import { listController } from '../../platform/http/index.js';
import { CompaniesController } from './admin/companies.controller.js';
import { companyList } from './admin/companies.queries.js';
import { ManageCompanies } from './admin/manage-companies.js';

@Module({
  controllers: [CompaniesController, listController('companies.admin.list', companyList, asWire)],
  providers: [ManageCompanies, InviteAccount, UserAccounts],
})
export class CompaniesModule {}
