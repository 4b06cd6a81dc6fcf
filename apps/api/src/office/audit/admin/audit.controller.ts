import { Controller, Query } from '@nestjs/common';
import type { AuditDetailWire, AuditEntryWire, Locale, Page, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { type CsvFile, CurrentUser, Endpoint, IdParam, RequestLocale } from '../../../platform/http/index.js';
import { ReadAudit } from './read-audit.js';

@Controller()
export class AuditController {
  constructor(private readonly audit: ReadAudit) {}

  @Endpoint('audit.admin.list')
  list(
    @CurrentUser() caller: Caller,
    @Query() query: ReceivedQuery<'audit.admin.list'>,
  ): Promise<Page<AuditEntryWire>> {
    return this.audit.list(caller.id, query);
  }

  @Endpoint('audit.admin.export')
  export(
    @CurrentUser() caller: Caller,
    @Query() filter: ReceivedQuery<'audit.admin.export'>,
    @RequestLocale() locale: Locale,
  ): Promise<CsvFile> {
    return this.audit.export(caller.id, filter, locale);
  }

  @Endpoint('audit.admin.get')
  get(
    @CurrentUser() caller: Caller,
    @IdParam('id', 'AUDIT_001') id: string,
    @RequestLocale() locale: Locale,
  ): Promise<AuditDetailWire> {
    return this.audit.get(caller.id, id, locale);
  }
}
