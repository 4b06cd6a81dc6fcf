import { Injectable } from '@nestjs/common';
import { type Locale, type Role, UserStatus } from '@dronesoccer/contracts';
import { type Tx } from '../../platform/database/index.js';
import { defineEvent, Jobs } from '../../platform/jobs/index.js';
import { type UserAccount, UserAccounts } from './user-accounts.js';

/** Someone was given an account, or more to do with theirs: they are mailed how to begin. */
export const accountInvited = defineEvent<{ userId: string; by: string }>('account.invited');

export interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  /** Of the invitation; an account that stands keeps its own. */
  locale: Locale;
  role: Role;
  companyId: string;
  /** Who invites, as the mail says it. */
  by: string;
}

/** Gives a person a role in a company, with an account that waits for its first password where there is none. */
@Injectable()
export class InviteAccount {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Asked again for someone who has not joined yet, it mails another invitation.
   *
   * @returns false when the e-mail has an account that cannot be invited: of another company, disabled, already joined, or
   * registered by someone who has not proved that the address is theirs
   */
  async invite(tx: Tx, invited: Invited): Promise<boolean> {
    const { email, firstName, lastName, locale, role, companyId, by } = invited;
    const created = await this.accounts.insert(tx, {
      ...{ email, firstName, lastName, phone: null, locale, roles: [role] },
      ...{ passwordHash: null, passwordKeyId: null },
    });
    const known = created ?? (await this.accounts.findByEmail(email, tx));
    const account = known && (await this.accounts.lock(tx, known.id, 'exclusive'));
    if (account === null || (created === null && !mayJoin(account, role, companyId))) return false;
    await this.accounts.join(tx, account.id, { role, companyId });
    await this.jobs.publish(tx, accountInvited, { userId: account.id, by });
    return true;
  }
}

function mayJoin(account: UserAccount, role: Role, companyId: string): boolean {
  if (account.status !== UserStatus.ACTIVE) return false;
  if (account.companyId === companyId && account.roles.includes(role)) return account.passwordHash === null;
  return account.companyId === null && account.emailVerifiedAt !== null;
}
