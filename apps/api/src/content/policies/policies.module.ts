import { Module } from '@nestjs/common';
import { TaxesModule } from '../../money/taxes/index.js';
import { PoliciesController } from './policies.controller.js';
import { ReadPolicies } from './read-policies.js';

@Module({ imports: [TaxesModule], controllers: [PoliciesController], providers: [ReadPolicies] })
export class PoliciesModule {}
