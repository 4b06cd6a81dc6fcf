import { Injectable } from '@nestjs/common';
import { MembershipEventKind, type ProvinceCode } from '@dronesoccer/contracts';
import type { MembershipTerm } from '@dronesoccer/domain';
import { provinceZone } from '@dronesoccer/domain/calendar';
import { fullNameOf, type UserAccount } from '../../../people/users/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { addEvent, insertMembership, nextMembershipNumber } from '../memberships.queries.js';
import { SettleMembership } from '../settle/settle-membership.js';

interface Grant {
  planId: string;
  /** The child of the account, or null for the account's own person. */
  childId: string | null;
  province: ProvinceCode;
  term: MembershipTerm;
  /** The timeline shows the reason to the staff. */
  reason: string;
  /** Null if the account of the administrator was erased while an import was applied. */
  actorId: string | null;
  at: Date;
}

/** Gives memberships free of charge. */
@Injectable()
export class GrantMembership {
  constructor(private readonly settle: SettleMembership) {}

  /** Starts a free membership of an account that the caller has locked, and returns its id. */
  async grant(tx: Tx, account: UserAccount, grant: Grant): Promise<string> {
    const { planId, childId, province, term, reason, actorId, at } = grant;
    const timeZone = provinceZone(province);
    const id = await insertMembership(tx, {
      number: await nextMembershipNumber(tx, at),
      ...{ planId, userId: account.id, childId, province, timeZone },
      ...{ name: fullNameOf(account), email: account.email, locale: account.locale },
      ...{ subtotalCents: 0, totalCents: 0, taxes: [], term, holdExpiresAt: at, at },
    });
    await this.settle.begun(tx, { id, userId: account.id, timeZone }, term, at);
    await addEvent(tx, id, MembershipEventKind.GIVEN, at, actorId, { reason });
    return id;
  }
}
