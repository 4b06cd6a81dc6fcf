import { Injectable } from '@nestjs/common';
import { type Locale, Role, UserStatus } from '@dronesoccer/contracts';
import { type Tx } from '../../platform/database/index.js';
import { defineEvent, Jobs } from '../../platform/jobs/index.js';
import { type UserAccount, UserAccounts } from './user-accounts.js';

/**
 * A person was given an account or an additional role. An email tells them how to begin. `by` is the company that the
 * person administers, or null. `isOffice` is true if an administrator invited the person; otherwise a person without a
 * company bought something at the desk. Events of the previous version have no `isOffice`.
 */
export const accountInvited = defineEvent<{ userId: string; by: string | null; isOffice?: boolean }>('account.invited');

interface InvitedPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** The locale of the invitation. An existing account keeps its own. */
  locale: Locale;
  role: Role;
  companyId: string;
  /** The inviting company's name, as the email shows it. */
  by: string;
}

/** Gives people an account that waits for its first password, as a customer or for a role in a company. */
@Injectable()
export class InviteAccount {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Gives a person a role in a company. Sends another invitation if the person was invited before but has not joined yet.
   *
   * @returns false if the email belongs to an account that cannot be invited: one that is in another company, is
   * disabled, has already joined, or was registered by someone who has not verified the address
   */
  async invite(tx: Tx, invited: InvitedPerson): Promise<boolean> {
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

  /** Opens an account for a customer who has none, and sends the invitation. Returns null if the email has an account. */
  async open(
    tx: Tx,
    { email, firstName, lastName, locale }: Pick<InvitedPerson, 'email' | 'firstName' | 'lastName' | 'locale'>,
  ): Promise<UserAccount | null> {
    const account = await this.accounts.insert(tx, {
      ...{ email, firstName, lastName, phone: null, locale, roles: [Role.PLAYER] },
      ...{ passwordHash: null, passwordKeyId: null },
    });
    if (account !== null) await this.jobs.publish(tx, accountInvited, { userId: account.id, by: null });
    return account;
  }

  /**
   * Opens an account with roles and, for a COMPANY_ADMIN, a company, and sends the invitation. Returns null if the email
   * has an account.
   */
  async openWithRoles(
    tx: Tx,
    { email, firstName, lastName, locale }: Pick<InvitedPerson, 'email' | 'firstName' | 'lastName' | 'locale'>,
    { roles, company }: { roles: readonly Role[]; company: { id: string; name: string } | null },
  ): Promise<UserAccount | null> {
    const account = await this.accounts.insert(tx, {
      ...{ email, firstName, lastName, phone: null, locale, roles: [] },
      ...{ passwordHash: null, passwordKeyId: null },
    });
    if (account === null) return null;
    await this.accounts.setAccess(tx, account.id, { roles, companyId: company?.id ?? null });
    await this.sendAgain(tx, account.id, company?.name ?? null);
    return account;
  }

  /** Sends the invitation to an account that an administrator opened. `by` is the company that the person administers. */
  async sendAgain(tx: Tx, userId: string, by: string | null): Promise<void> {
    await this.jobs.publish(tx, accountInvited, { userId, by, isOffice: true });
  }
}

function mayJoin(account: UserAccount, role: Role, companyId: string): boolean {
  if (account.status !== UserStatus.ACTIVE) return false;
  if (account.companyId === companyId && account.roles.includes(role)) return account.passwordHash === null;
  return account.companyId === null && account.emailVerifiedAt !== null;
}
