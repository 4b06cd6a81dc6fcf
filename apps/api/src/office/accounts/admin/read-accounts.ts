import { Injectable } from '@nestjs/common';
import type { PersonFamilyWire, PersonWire } from '@dronesoccer/contracts';
import { Sessions } from '../../../people/auth/index.js';
import { defaultAvatar } from '../../../people/users/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { presentAudit, presentRow } from './accounts.presenter.js';
import { personById } from './accounts.queries.js';
import {
  acceptancesOf,
  activeMembershipOf,
  auditAbout,
  childrenOf,
  countsOf,
  minorOf,
  notesAbout,
  relativesOf,
  subscriptionOf,
} from './person.queries.js';

/** Shows accounts in the dashboard. */
@Injectable()
export class ReadAccounts {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Adds the current account to the refusal of an outdated change, after its transaction: reading takes many
   * connections, and all changes of roles and states wait for the lock that the transaction holds.
   *
   * @throws AppError USER_015 with the current account, and every other error of `change`
   */
  async orCurrent(id: string, change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'USER_015') throw error;
      throw new AppError('USER_015', { data: await this.get(id) });
    }
  }

  /** @throws AppError USER_001 */
  async get(id: string): Promise<PersonWire> {
    const { database } = this;
    const row = await personById(database, id);
    if (row === null) throw new AppError('USER_001');
    const {
      firstName,
      lastName,
      phone,
      avatarUrl,
      locale,
      isEmailVerified,
      hasPassword,
      hasGoogle,
      hasTwoStep,
      email,
    } = row;
    const [counts, membership, family, newsletter, policies, sessions, notes, audit] = await Promise.all([
      countsOf(database, id, email),
      activeMembershipOf(database, id),
      this.familyOf(id),
      subscriptionOf(database, email),
      acceptancesOf(database, id),
      this.sessions.list({ id, roles: row.roles, sessionId: null }),
      notesAbout(database, id),
      auditAbout(database, id),
    ]);
    return {
      ...presentRow(row),
      ...{
        firstName,
        lastName,
        phone,
        locale,
        isEmailVerified,
        hasPassword,
        hasGoogle,
        hasTwoStep,
        counts,
        membership,
        family,
      },
      avatarUrl: avatarUrl ?? defaultAvatar,
      newsletter: newsletter && { ...newsletter, since: newsletter.since.toISOString() },
      policies: policies.map(({ acceptedAt, ...policy }) => ({ ...policy, acceptedAt: acceptedAt.toISOString() })),
      sessions,
      notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
      audit: audit.map(presentAudit),
    };
  }

  private async familyOf(id: string): Promise<PersonFamilyWire> {
    const [children, relatives, minor] = await Promise.all([
      childrenOf(this.database, id),
      relativesOf(this.database, id),
      minorOf(this.database, id),
    ]);
    const related = (wanted: string) =>
      relatives.filter(({ relation }) => relation === wanted).map(({ userId, name }) => ({ userId, name }));
    const [[guardian = null], [holder = null]] = [related('guardian'), related('holder')];
    return { children, guardian, holder, members: related('member'), minor };
  }
}
