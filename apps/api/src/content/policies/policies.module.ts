import { Module } from '@nestjs/common';
import { TaxesModule } from '../../money/taxes/index.js';
import { EditPolicies } from './admin/edit-policies.js';
import { PoliciesAdminController } from './admin/policies.controller.js';
import { PoliciesController } from './policies.controller.js';
import { ReadPolicies } from './read-policies.js';

@Module({
  imports: [TaxesModule],
  controllers: [PoliciesController, PoliciesAdminController],
  providers: [ReadPolicies, EditPolicies],
})
export class PoliciesModule {}
