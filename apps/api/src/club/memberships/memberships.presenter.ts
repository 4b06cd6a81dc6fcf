import type { FamilyMembershipWire, Locale, MembershipWire, PlanWire } from '@dronesoccer/contracts';
import { addDays, toDollars } from '@dronesoccer/domain';
import { dayStartIn, membershipEnds } from '@dronesoccer/domain/calendar';
import { presentTax } from '../../money/taxes/index.js';
import type { MembershipRow } from './memberships.queries.js';
import type { MembershipPrice } from './join/price-membership.js';
import type { PlanRow } from './plans.queries.js';

export function presentPlan(plan: PlanRow, { taxes, total }: MembershipPrice, locale: Locale): PlanWire {
  return {
    id: plan.id,
    kind: plan.kind,
    name: plan.name[locale],
    summary: plan.summary[locale],
    price: toDollars(plan.priceCents),
    taxes: taxes.map(presentTax),
    total: toDollars(total),
  };
}

export function presentMembership(row: MembershipRow, locale: Locale): MembershipWire {
  const { id, number, status, planId, planKind, province, firstDay, lastDay, timeZone, wantsReminders } = row;
  const ends = lastDay === null ? null : membershipEnds({ timeZone, lastDay });
  return {
    ...{ id, number, status, province, firstDay, lastDay, wantsReminders },
    child: row.childId === null ? null : { id: row.childId, name: row.childName ?? '' },
    plan: { id: planId, kind: planKind, name: row.planName[locale] },
    beginsAt: firstDay === null ? null : dayStartIn(timeZone, firstDay).toISOString(),
    nextFirstDay: lastDay === null ? null : addDays(lastDay, 1),
    endsAt: ends && ends.endsAt.toISOString(),
    graceEndsAt: ends && ends.graceEndsAt.toISOString(),
    price: toDollars(row.subtotalCents),
    taxes: row.taxes.map(presentTax),
    total: toDollars(row.totalCents),
    refunded: toDollars(row.refundedCents),
    holdExpiresAt: row.holdExpiresAt.toISOString(),
    placedAt: row.placedAt.toISOString(),
    paidAt: row.paidAt && row.paidAt.toISOString(),
  };
}

/** Presents a family plan to an account of its holder's family. */
export function presentFamilyMembership(row: MembershipRow, locale: Locale): FamilyMembershipWire {
  const { number, plan, lastDay } = presentMembership(row, locale);
  return { number, plan, lastDay, holder: row.name };
}
