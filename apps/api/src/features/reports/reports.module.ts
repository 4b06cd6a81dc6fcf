import { Module } from '@nestjs/common';
import { Overview } from './overview.js';
import { Proof } from './proof.js';
import { ReportsController } from './reports.controller.js';

@Module({ controllers: [ReportsController], providers: [Overview, Proof] })
export class ReportsModule {}
