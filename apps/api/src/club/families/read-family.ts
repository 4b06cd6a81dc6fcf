import { Injectable } from '@nestjs/common';
import { type ChildWire, type FamilyWire, type ReceivedInvitationWire, serverLimits } from '@dronesoccer/contracts';
import { hasAgeOn } from '@dronesoccer/domain';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { MemberStatus } from '../memberships/index.js';
import { needsBirthDate } from '../waivers/index.js';
import {
  adultsOf,
  type ChildRow,
  childrenOf,
  holderOf,
  type InvitationRow,
  invitationsOf,
  type InvitationView,
  invitationView,
} from './families.queries.js';
import { FamilyLinks } from './family-links.js';

/** Reads the family of an account, and an invitation for the person who received its link. */
@Injectable()
export class ReadFamily {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly links: FamilyLinks,
    private readonly members: MemberStatus,
  ) {}

  async get(userId: string): Promise<FamilyWire> {
    const { database } = this;
    const [holder, children, adults, invitations, plan, asksBirthDate] = await Promise.all([
      holderOf(database, userId),
      childrenOf(database, userId),
      adultsOf(database, userId),
      invitationsOf(database, userId),
      this.members.familyPlan(database, userId),
      needsBirthDate(database, userId),
    ]);
    const today = this.clock.now().toISOString().slice(0, 10);
    return {
      joined: holder?.name ?? null,
      children: children.map((child) => presentChild(child, today)),
      adults,
      invitations: invitations.map(({ holderId: _holderId, invitedAt, ...invitation }) => ({
        ...invitation,
        invitedAt: invitedAt.toISOString(),
      })),
      placesLeft: Math.max(0, placesLeft(children, adults, invitations)),
      canInviteAdults: plan.runs && holder === null,
      planBegins: plan.begins,
      needsBirthDate: asksBirthDate,
    };
  }

  /** @throws AppError FAMI_001 without a valid link, or if the invitation has ended */
  async invitation(id: string, visitor: Visitor): Promise<ReceivedInvitationWire> {
    const { holderName, child } = await this.opened(this.database, id, visitor);
    return { id, holder: holderName, child: child?.firstName ?? null };
  }

  /** @throws AppError FAMI_001 as `invitation` */
  async opened(executor: Executor, id: string, { token }: Pick<Visitor, 'token'>): Promise<InvitationView> {
    const invitation = this.links.opens(id, token) ? await invitationView(executor, id) : null;
    if (invitation === null) throw new AppError('FAMI_001');
    return invitation;
  }
}

function presentChild(child: ChildRow, today: string): ChildWire {
  const { id, firstName, lastName, birthDate, notes, version } = child;
  return {
    ...{ id, firstName, lastName, birthDate, notes, version },
    hasAccount: child.accountId !== null,
    canTakeOver: child.accountId === null && hasAgeOn(birthDate, today, serverLimits.ownAccountAge),
  };
}

/** Returns how many people can join a family, or a negative number if it has too many. An invited child has its place already. */
export function placesLeft(
  children: readonly ChildRow[],
  adults: readonly unknown[],
  invitations: readonly Pick<InvitationRow, 'childId'>[],
): number {
  const invited = invitations.filter(({ childId }) => childId === null).length;
  return serverLimits.familyMax - 1 - children.length - adults.length - invited;
}
