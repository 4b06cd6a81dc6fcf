import { Injectable } from '@nestjs/common';
import { contentLimits, type EntryVersionRowWire, type EntryVersionWire } from '@dronesoccer/contracts';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { presentTerms, presentVersion } from './entries.presenter.js';
import { versionOf, versionsOf } from './edited-entries.queries.js';

/** Reads what an entry contained after each change. */
@Injectable()
export class ReadVersions {
  constructor(private readonly database: Database) {}

  /** @throws AppError CONTENT_001 for an entry without versions */
  async list(id: string): Promise<EntryVersionRowWire[]> {
    const rows = await versionsOf(this.database, id, contentLimits.versionsMax);
    if (rows.length === 0) throw new AppError('CONTENT_001');
    return rows.map(presentVersion);
  }

  /** @throws AppError CONTENT_001 */
  async get(id: string, number: number): Promise<EntryVersionWire> {
    const row = await versionOf(this.database, id, number);
    if (row === null) throw new AppError('CONTENT_001');
    const { content, ...version } = row;
    return { ...presentVersion(version), terms: presentTerms(content) };
  }
}
