import { Module } from '@nestjs/common';
import { InviteAccount, UserAccounts } from '../../people/users/index.js';
import { asWire } from '../../platform/database/index.js';
import { csvController, listController } from '../../platform/http/index.js';
import { companyExport } from './admin/company-export.js';
import { CompaniesController } from './admin/companies.controller.js';
import { companyList, exportedCompanies } from './admin/companies.queries.js';
import { ManageCompanies } from './admin/manage-companies.js';

@Module({
  controllers: [
    // It comes first, so that `export` is not read as an id.
    csvController('companies.admin.export', exportedCompanies, companyExport),
    CompaniesController,
    listController('companies.admin.list', companyList, asWire),
  ],
  providers: [ManageCompanies, InviteAccount, UserAccounts],
})
export class CompaniesModule {}
