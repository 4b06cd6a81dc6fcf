import { Module } from '@nestjs/common';
import { InviteAccount, UserAccounts } from '../../people/users/index.js';
import { CompaniesController } from './admin/companies.controller.js';
import { ManageCompanies } from './admin/manage-companies.js';

@Module({ controllers: [CompaniesController], providers: [ManageCompanies, InviteAccount, UserAccounts] })
export class CompaniesModule {}
