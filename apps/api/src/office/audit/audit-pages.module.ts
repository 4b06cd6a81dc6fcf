import { Module } from '@nestjs/common';
import { AuditController } from './admin/audit.controller.js';
import { ReadAudit } from './admin/read-audit.js';

@Module({ controllers: [AuditController], providers: [ReadAudit] })
export class AuditPagesModule {}
