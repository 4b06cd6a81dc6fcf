import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ListedSubjects } from '../../../money/payments/index.js';
import { type Sale, Sales } from '../../../money/sales/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { membershipJobs } from '../memberships.jobs.js';
import { lockMembership, membershipById, membershipKind, type MembershipRow } from '../memberships.queries.js';
import { MembershipLinks } from '../show/membership-links.js';
import { membershipAccount } from './accounting.queries.js';
import { SettleMembership } from './settle-membership.js';

/** A membership has no place. A condition, even a true one, would keep PostgreSQL from finding single rows of the union. */
const listedMemberships: ListedSubjects = (
  places,
) => `SELECT m.id AS subject_id, m.number AS name, m.email::text AS email,
  NULL::uuid AS location_id FROM memberships m ${places === null ? '' : 'WHERE false'}`;

/** Sells memberships through the sales kit. */
@Injectable()
export class MembershipSale implements OnModuleInit {
  readonly sale: Sale<MembershipRow>;

  constructor(
    private readonly sales: Sales,
    clock: Clock,
    links: MembershipLinks,
    settle: SettleMembership,
  ) {
    this.sale = {
      ...membershipKind,
      account: membershipAccount,
      listed: listedMemberships,
      links,
      find: membershipById,
      lock: lockMembership,
      pay: (tx, membership, at) => settle.pay(tx, membership, at),
      expire: (tx, membership) => settle.expireHold(tx, membership, clock.now()),
      onFullyRefunded: (tx, id, at) => settle.endRefunded(tx, id, at),
    };
  }

  onModuleInit(): void {
    this.sales.register(this.sale, membershipJobs);
  }
}
