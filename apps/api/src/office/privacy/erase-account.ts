import { Injectable } from '@nestjs/common';
import { type ErasureWire, type Locale, typeset } from '@dronesoccer/contracts';
import { withdrawConsent } from '../../newsletter/subscribers/index.js';
import { CloseAccount } from '../../people/auth/index.js';
import { UserAccounts } from '../../people/users/index.js';
import type { Caller } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Mail } from '../../platform/mail/index.js';
import { accountErased } from './mails/privacy.mails.js';
import { personalTables } from './personal-data.js';
import { erasePerson, erasureObstaclesOf, personOf } from './personal-data.queries.js';

/** Erases a person's account and data, except for what the register keeps. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: UserAccounts,
    private readonly closing: CloseAccount,
    private readonly mail: Mail,
  ) {}

  /** @throws AppError USER_001 */
  async preview(caller: Caller, locale: Locale): Promise<ErasureWire> {
    const account = await this.accounts.findById(caller.id);
    if (account === null) throw new AppError('USER_001');
    const obstacles = await erasureObstaclesOf(this.database, personOf(account), this.clock.now());
    return { obstacles, kept: keptRecords(locale) };
  }

  /** @throws AppError USER_001, USER_005, USER_012 with the unfinished business, AUTH_016 */
  async erase(caller: Caller, password: string | undefined, locale: Locale): Promise<void> {
    await this.closing.close(caller, password, async (tx, account) => {
      const person = personOf(account);
      const now = this.clock.now();
      const obstacles = await erasureObstaclesOf(tx, person, now);
      if (obstacles.length > 0) throw new AppError('USER_012', { data: { obstacles, kept: keptRecords(locale) } });
      await withdrawConsent(tx, { userId: account.id, source: 'erasure', at: now });
      await erasePerson(tx, person);
      const { email: to, firstName } = account;
      await this.mail.enqueue(tx, { to, locale: account.locale, template: accountErased, data: { firstName } });
    });
  }
}

const keptRecords = (locale: Locale): ErasureWire['kept'] =>
  Object.values(personalTables).flatMap(({ what, erasure }) =>
    typeof erasure === 'object' && 'keptFor' in erasure
      ? [{ what: typeset(what[locale], locale), why: typeset(erasure.keptFor[locale], locale) }]
      : [],
  );
