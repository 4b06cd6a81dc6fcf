import { Injectable } from '@nestjs/common';
import { type Locale, type PersonalDataWire, typeset } from '@dronesoccer/contracts';
import { UserAccounts } from '../../people/users/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { personalTables } from './personal-data.js';
import { personOf, readPersonalRows } from './personal-data.queries.js';

@Injectable()
export class ExportPersonalData {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
  ) {}

  /** Exports a person's data for an administrator, and records who did so. @throws AppError USER_001 */
  async for(actorId: string, userId: string, locale: Locale): Promise<PersonalDataWire> {
    const data = await this.of(userId, locale);
    await this.audit.write(this.database, {
      ...{ actorId, action: 'user.data-exported', subjectType: 'user', subjectId: userId },
    });
    return data;
  }

  /** Returns everything that the register says about the person. @throws AppError USER_001 */
  async of(userId: string, locale: Locale): Promise<PersonalDataWire> {
    const account = await this.accounts.findById(userId);
    if (account === null) throw new AppError('USER_001');
    const rows = await readPersonalRows(this.database, personOf(account));
    const tables = Object.entries(personalTables).flatMap(([table, { what, purpose }]) => {
      const found = rows[table];
      return found === undefined
        ? []
        : [[table, { what: typeset(what[locale], locale), purpose, rows: found }] as const];
    });
    return { madeAt: this.clock.now().toISOString(), tables: Object.fromEntries(tables) };
  }
}
