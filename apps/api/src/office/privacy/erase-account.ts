import { Injectable } from '@nestjs/common';
import { type ErasureReceiptWire, type ErasureWire, type Locale, typeset } from '@dronesoccer/contracts';
import { MemberStatus } from '../../club/memberships/index.js';
import { withdrawConsent } from '../../newsletter/subscribers/index.js';
import { assertConfirmed, CloseAccount, type ConfirmedCaller } from '../../people/auth/index.js';
import { type UserAccount, UserAccounts } from '../../people/users/index.js';
import type { Caller } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/index.js';
import { Mail } from '../../platform/mail/index.js';
import { accountErased } from './mails/privacy.mails.js';
import { personalTables } from './personal-data.js';
import { countPersonalRows, erasePerson, erasureObstaclesOf, personOf } from './personal-data.queries.js';
import type { PersonalTable } from './personal-table.js';

/** Erases a person's account and data, except for what the register keeps. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly closing: CloseAccount,
    private readonly idempotency: Idempotency,
    private readonly mail: Mail,
    private readonly members: MemberStatus,
  ) {}

  /** @throws AppError USER_001 */
  async preview(userId: string, locale: Locale): Promise<ErasureWire> {
    const account = await this.accounts.findById(userId);
    if (account === null) throw new AppError('USER_001');
    const obstacles = await erasureObstaclesOf(this.database, personOf(account), this.clock.now());
    return { obstacles, kept: keptRecords(locale) };
  }

  /** @throws AppError USER_001, USER_005, USER_012 with the unfinished business, AUTH_016 */
  async erase(caller: Caller, password: string | undefined, locale: Locale): Promise<void> {
    await this.closing.close(caller, password, (tx, account) => this.eraseIn(tx, account, locale));
  }

  /**
   * Erases the account of another person, for an administrator who has typed its email. A retry gets the same receipt.
   *
   * @throws AppError USER_001, USER_012 with the unfinished business, AUTH_008 if the email is not that of the account,
   * AUTH_019
   */
  eraseFor(
    caller: ConfirmedCaller,
    userId: string,
    { email, locale, repeat }: { email: string; locale: Locale; repeat: Repeatable },
  ): Promise<ErasureReceiptWire> {
    return this.closing.closeFor(userId, (tx, close) =>
      this.idempotency.run(tx, repeat, async () => {
        await assertConfirmed(tx, caller);
        const account = await close();
        if (account.email.toLowerCase() !== email.toLowerCase())
          throw new AppError('AUTH_008', { errors: [otherEmail] });
        const counts = await countPersonalRows(tx, personOf(account));
        await this.eraseIn(tx, account, locale);
        const receipt = receiptOf(counts, this.clock.now(), locale);
        // The receipt names no person, so the audit may keep it.
        await this.audit.write(tx, {
          ...{ actorId: caller.id, action: 'user.erased', subjectType: 'user', subjectId: userId, after: { counts } },
        });
        return receipt;
      }),
    );
  }

  private async eraseIn(tx: Tx, account: UserAccount, locale: Locale): Promise<void> {
    const person = personOf(account);
    const now = this.clock.now();
    const obstacles = await erasureObstaclesOf(tx, person, now);
    if (obstacles.length > 0) throw new AppError('USER_012', { data: { obstacles, kept: keptRecords(locale) } });
    await withdrawConsent(tx, { userId: account.id, source: 'erasure', at: now });
    const family = await this.members.lockFamily(tx, account.id);
    await this.members.noteUse(tx, account.id);
    await erasePerson(tx, person);
    // The family was a member through this account.
    for (const id of family) await this.members.refresh(tx, id);
    const { email: to, firstName } = account;
    await this.mail.enqueue(tx, { to, locale: account.locale, template: accountErased, data: { firstName } });
  }
}

const otherEmail = {
  field: 'email',
  message: { en: 'This is not the email of the account', fr: 'Ce n’est pas l’adresse courriel du compte' },
};

const isKept = ({ erasure }: PersonalTable): boolean => typeof erasure === 'object' && 'keptFor' in erasure;

const keptRecords = (locale: Locale): ErasureWire['kept'] =>
  Object.values(personalTables).flatMap((table) => keptRecord(table, locale) ?? []);

function keptRecord({ what, erasure }: PersonalTable, locale: Locale): ErasureWire['kept'][number] | null {
  if (typeof erasure !== 'object' || !('keptFor' in erasure)) return null;
  return { what: typeset(what[locale], locale), why: typeset(erasure.keptFor[locale], locale) };
}

function receiptOf(counts: Readonly<Record<string, number>>, at: Date, locale: Locale): ErasureReceiptWire {
  const found = Object.entries(personalTables).flatMap(([table, personal]) => {
    const count = counts[table];
    return count === undefined ? [] : [{ personal, count }];
  });
  return {
    erasedAt: at.toISOString(),
    erased: found
      .filter(({ personal }) => !isKept(personal))
      .map(({ personal: { what }, count }) => ({ what: typeset(what[locale], locale), count })),
    kept: found.flatMap(({ personal, count }) => {
      const record = keptRecord(personal, locale);
      return record === null ? [] : [{ ...record, count }];
    }),
  };
}
