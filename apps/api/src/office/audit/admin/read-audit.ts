import { Injectable } from '@nestjs/common';
import type { AuditDetailWire, AuditEntryWire, Locale, Page, ReceivedQuery } from '@dronesoccer/contracts';
import { safeSportReaders } from '../../../people/users/index.js';
import { Database, openList, readPage } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { CsvFile } from '../../../platform/http/index.js';
import { auditFile, presentDetail, presentEntry } from './audit.presenter.js';
import { idsIn } from './audit-fields.js';
import { auditExport, auditList, entryById } from './audit.queries.js';
import { recordNames } from './record-names.queries.js';

/**
 * Shows the audit to super administrators. Entries about safe-sport reports, including their openings, exist only for
 * the readers of these reports.
 */
@Injectable()
export class ReadAudit {
  constructor(private readonly database: Database) {}

  async list(callerId: string, query: ReceivedQuery<'audit.admin.list'>): Promise<Page<AuditEntryWire>> {
    const seesSafeSport = await this.seesSafeSport(callerId);
    return readPage(this.database, auditList, { ...query, seesSafeSport }, presentEntry);
  }

  /** @throws AppError AUDIT_003 if no entry matches */
  async export(callerId: string, filter: ReceivedQuery<'audit.admin.export'>, locale: Locale): Promise<CsvFile> {
    const seesSafeSport = await this.seesSafeSport(callerId);
    return CsvFile.of({
      ...auditFile,
      locale,
      rows: openList(this.database, auditExport, { ...filter, seesSafeSport }),
    });
  }

  /** @throws AppError AUDIT_001 if the entry does not exist for the caller */
  async get(callerId: string, id: string, locale: Locale): Promise<AuditDetailWire> {
    const row = await entryById(this.database, id, { seesSafeSport: await this.seesSafeSport(callerId) });
    if (row === null) throw new AppError('AUDIT_001');
    return presentDetail(row, await recordNames(this.database, idsIn(row), locale));
  }

  private async seesSafeSport(callerId: string): Promise<boolean> {
    const { people } = await safeSportReaders(this.database);
    return people.some(({ id }) => id === callerId);
  }
}
