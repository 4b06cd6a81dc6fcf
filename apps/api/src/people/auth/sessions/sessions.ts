import { Injectable } from '@nestjs/common';
import { type AuthWire, type SessionWire, type TokensWire } from '@dronesoccer/contracts';
import { AccessTokens, type Caller, LiveSessions, SessionEnd } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, newId, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Mail } from '../../../platform/mail/index.js';
import { networkOf } from '../../../platform/rate-limits/index.js';
import { presentUser, strongestOf, type UserAccount, UserAccounts } from '../../users/index.js';
import { newDevice } from '../mails/new-device.mails.js';
import { worksOnlyInDashboard } from '../mails/security-email.js';
import { closeOwnSession, closeSession, closeSessionsOf, insertSession } from './session.queries.js';
import { describeDevice, type Origin } from './sign-in-origin.js';
import { TokenFamilies } from './token-families.js';

/** A session is one login. It lives through its refresh tokens and ends for good when it is closed. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: UserAccounts,
    private readonly families: TokenFamilies,
    private readonly accessTokens: AccessTokens,
    private readonly live: LiveSessions,
    private readonly end: SessionEnd,
    private readonly mail: Mail,
  ) {}

  /**
   * Signs a person in, in the caller's transaction.
   *
   * @param isConfirmed false if the login proves too little for sensitive calls
   */
  async open(tx: Tx, user: UserAccount, { address, userAgent }: Origin, isConfirmed = true): Promise<AuthWire> {
    const id = newId();
    const device = describeDevice(userAgent);
    const session = { id, userId: user.id, device, address, network: networkOf(address), isConfirmed };
    // An unconfirmed address may be a stranger's.
    if ((await insertSession(tx, session)) && user.emailVerifiedAt !== null) await this.warn(tx, user, session);
    const refreshToken = await this.families.begin(tx, id);
    const accessToken = this.issue(user, id);
    return { accessToken, refreshToken, user: presentUser(user, accessToken) };
  }

  async refresh(refreshToken: string): Promise<TokensWire> {
    const exchange = await this.families.exchange(refreshToken);
    switch (exchange.outcome) {
      case 'expired':
        throw new AppError('AUTH_004');
      case 'disabled':
        throw new AppError('AUTH_006');
      case 'reused':
        this.live.forget(exchange.sessionId);
        throw new AppError('AUTH_005');
      case 'refreshed': {
        const user = await this.accounts.findById(exchange.userId);
        if (user === null) throw new AppError('AUTH_004');
        return { accessToken: this.issue(user, exchange.sessionId), refreshToken: exchange.refreshToken };
      }
    }
  }

  /** Ends the session of any token in the family, including a replaced one. An unknown token has no effect. */
  async close(refreshToken: string): Promise<void> {
    const sessionId = await this.families.sessionOf(refreshToken);
    if (sessionId === null) return;
    await closeSession(this.database, sessionId, 'signed out');
    this.live.forget(sessionId);
  }

  /**
   * Lists a person's sessions that can still be refreshed, the most recently used first. `sessionId` is the reader's own
   * session, or null if another person reads the list.
   */
  async list(person: Pick<Caller, 'id' | 'roles'> & { readonly sessionId: string | null }): Promise<SessionWire[]> {
    const canBeRefreshed = { some: { usedAt: null, expiresAt: { gt: this.clock.now() } } };
    const rows = await this.database.prisma.session.findMany({
      where: {
        userId: person.id,
        revokedAt: null,
        createdAt: { gt: this.end.begunAfter(person.roles) },
        refreshTokens: canBeRefreshed,
      },
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
      take: 100,
    });
    return rows.map((row) => ({
      id: row.id,
      device: row.device ?? '',
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.id === person.sessionId,
    }));
  }

  async revoke(caller: Caller, sessionId: string): Promise<void> {
    if (!(await closeOwnSession(this.database, caller.id, sessionId))) throw new AppError('AUTH_010');
    this.live.forget(sessionId);
  }

  /** Signs the caller out everywhere else. */
  async revokeOthers({ id, sessionId }: Caller): Promise<void> {
    const others = { userId: id, except: sessionId, reason: 'signed out' };
    this.live.forget(...(await closeSessionsOf(this.database, others)));
  }

  private async warn(
    tx: Tx,
    user: UserAccount,
    { device, address }: { device: string; address: string },
  ): Promise<void> {
    const { email: to, locale, firstName, roles } = user;
    const worksInDashboard = worksOnlyInDashboard(roles);
    const data = { firstName, device, address, at: this.clock.now().toISOString(), worksInDashboard };
    await this.mail.enqueue(tx, { to, locale, template: newDevice, data });
  }

  private issue(user: UserAccount, sessionId: string): string {
    return this.accessTokens.issue({
      sub: user.id,
      sid: sessionId,
      email: user.email,
      given_name: user.firstName,
      family_name: user.lastName,
      role: strongestOf(user.roles),
      userRoles: user.roles,
    });
  }
}
