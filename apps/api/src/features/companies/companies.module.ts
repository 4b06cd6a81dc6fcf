import { Module } from '@nestjs/common';
import { InviteAccount, UserAccounts } from '../users/index.js';
import { CompaniesController } from './companies.controller.js';
import { ManageCompanies } from './manage-companies.js';

@Module({ controllers: [CompaniesController], providers: [ManageCompanies, InviteAccount, UserAccounts] })
export class CompaniesModule {}
