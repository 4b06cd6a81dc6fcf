import { Injectable } from '@nestjs/common';
import {
  AccountState,
  CardState,
  type CardWire,
  type Locale,
  type MemberAccountWire,
  MembershipStatus,
  UserStatus,
} from '@dronesoccer/contracts';
import { fullNameOf, type UserAccount, UserAccounts } from '../../../people/users/index.js';
import { membershipEnds } from '@dronesoccer/domain/calendar';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { needsBirthDate } from '../../waivers/index.js';
import { activeOfChildren, childNames } from '../child-memberships.queries.js';
import type { FamilyAccount } from '../family-memberships.queries.js';
import { activeOf, type MembershipRow } from '../memberships.queries.js';
import { MemberStatus } from '../settle/member-status.js';
import { missingWaiver } from '../../waivers/index.js';
import { type FoundCard, MembershipCards } from '../show/membership-cards.js';
import { presentRow } from './memberships.presenter.js';

/** Tells the desk whether a card is valid, and who has an email address. */
@Injectable()
export class LookUpMembers {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly cards: MembershipCards,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly members: MemberStatus,
  ) {}

  /**
   * Returns the membership that the person of a card has now. A card of last year stays valid while a renewal runs.
   *
   * @throws AppError MEMB_013 if no card has this code
   */
  async scan(code: string, locale: Locale): Promise<CardWire> {
    const card = await this.cards.find(this.database, code);
    if (card === null) throw new AppError('MEMB_013');
    const account = accountOf(card);
    const membership = (await this.activeOf(card, account)) ?? card.membership;
    const isShared = account !== null && account.id !== membership.userId && !membership.isForChild;
    const at = this.clock.now();
    const person = { userId: account?.id ?? null, childId: card.membership.childId };
    return {
      state: cardState(membership, at),
      membership: presentRow(membership, locale),
      relative: isShared ? account.name : null,
      lacksWaiver: (await missingWaiver(this.database, person, at)) !== null,
    };
  }

  private async activeOf(
    { membership: { userId, childId } }: FoundCard,
    account: FamilyAccount | null,
  ): Promise<MembershipRow | null> {
    if (account !== null) {
      return (await activeOf(this.database, account.id, null)) ?? this.members.sharedWith(this.database, account.id);
    }
    return userId === null || childId === null ? null : activeOf(this.database, userId, childId);
  }

  /**
   * Returns the account with exactly this email address, and records who asked.
   *
   * @throws AppError MEMB_011 if there is none
   */
  async account(actorId: string, email: string, locale: Locale): Promise<MemberAccountWire> {
    return this.database.transaction(async (tx) => {
      const account = await this.accounts.findByEmail(email, tx);
      if (account === null) throw new AppError('MEMB_011');
      const current = await activeOf(tx, account.id, null);
      const shared = current === null ? await this.members.sharedWith(tx, account.id) : null;
      await this.audit.write(tx, {
        ...{ actorId, action: 'member.looked-up', subjectType: 'user', subjectId: account.id },
      });
      return {
        userId: account.id,
        name: fullNameOf(account),
        state: accountState(account, current),
        current: current && presentRow(current, locale),
        shared: shared && presentRow(shared, locale),
        children: await this.childrenOf(tx, account.id, locale),
        needsBirthDate: await needsBirthDate(tx, account.id),
      };
    });
  }

  private async childrenOf(tx: Tx, userId: string, locale: Locale): Promise<MemberAccountWire['children']> {
    // The earliest last day comes first, so the membership that lasts longest remains.
    const active = new Map((await activeOfChildren(tx, userId)).map((row) => [row.childId, row]));
    return (await childNames(tx, userId)).map(({ id, name }) => {
      const row = active.get(id);
      return { id, name, current: row ? presentRow(row, locale) : null };
    });
  }
}

/** Returns the account whose card it is, or null for the card of a child or of an erased account. */
function accountOf({ membership: { userId, name, isForChild }, relative }: FoundCard): FamilyAccount | null {
  return relative ?? (userId === null || isForChild ? null : { id: userId, name });
}

/** Returns whether a card is valid at an instant. The job that expires a membership may be an hour late. */
function cardState({ status, lastDay, timeZone }: MembershipRow, at: Date): CardState {
  if (status !== MembershipStatus.ACTIVE || lastDay === null) return CardState.OVER;
  const { endsAt, graceEndsAt } = membershipEnds({ timeZone, lastDay });
  if (at < endsAt) return CardState.VALID;
  return at < graceEndsAt ? CardState.GRACE : CardState.OVER;
}

/**
 * An address that no one confirmed may have been registered by a stranger, who would get what the desk sells. A person
 * who has paid for a membership is not a stranger.
 */
export function accountState(
  { status, passwordHash, emailVerifiedAt }: UserAccount,
  current: MembershipRow | null,
): AccountState {
  if (status !== UserStatus.ACTIVE) return AccountState.CLOSED;
  if (emailVerifiedAt !== null) return AccountState.ACTIVE;
  if (passwordHash === null) return AccountState.INVITED;
  return current === null ? AccountState.UNCONFIRMED : AccountState.ACTIVE;
}
