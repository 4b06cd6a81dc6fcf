import { type Locale, type ProvinceCode, serverLimits } from '@dronesoccer/contracts';
import { msPerMinute, toCents } from '@dronesoccer/domain';
import { provinceZone } from '@dronesoccer/domain/calendar';
import type { TaxTables } from '../../../money/taxes/index.js';
import { fullNameOf, type UserAccount } from '../../../people/users/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { presentPlan } from '../memberships.presenter.js';
import { insertMembership, nextMembershipNumber } from '../memberships.queries.js';
import { planById, type PlanRow } from '../plans.queries.js';
import { type MembershipPrice, priceMembership } from './price-membership.js';

/** The plan that a person chose, and the dollars that the person agreed to. */
interface Choice {
  planId: string;
  province: ProvinceCode;
  expectedTotal: number;
}

export interface ChosenPlan {
  plan: PlanRow;
  price: MembershipPrice;
  province: ProvinceCode;
}

interface ChoiceContext {
  taxes: TaxTables;
  locale: Locale;
  now: Date;
}

/**
 * Checks a choice and prices it.
 *
 * @throws AppError MEMB_002 if the plan is not offered, MEMB_006 with the plan's current price
 */
export async function choosePlan(
  tx: Tx,
  { planId, province, expectedTotal }: Choice,
  { taxes, locale, now }: ChoiceContext,
): Promise<ChosenPlan> {
  const plan = await planById(tx, planId);
  if (plan?.isOffered !== true) throw new AppError('MEMB_002');
  const price = priceMembership(plan, { taxes, province, at: now });
  if (price.total !== toCents(expectedTotal)) {
    throw new AppError('MEMB_006', { data: presentPlan(plan, price, locale) });
  }
  return { plan, price, province };
}

/** Inserts an unpaid membership of an account that the caller has locked. */
export async function placeMembership(
  tx: Tx,
  account: UserAccount,
  { plan, price, province }: ChosenPlan,
  { locale, now, childId = null }: Pick<ChoiceContext, 'locale' | 'now'> & { childId?: string | null },
): Promise<{ id: string; holdExpiresAt: Date }> {
  const holdExpiresAt = new Date(now.getTime() + serverLimits.membershipHoldMinutes * msPerMinute);
  const id = await insertMembership(tx, {
    number: await nextMembershipNumber(tx, now),
    planId: plan.id,
    childId,
    userId: account.id,
    name: fullNameOf(account),
    email: account.email,
    locale,
    province,
    timeZone: provinceZone(province),
    subtotalCents: price.subtotal,
    totalCents: price.total,
    taxes: price.taxes,
    term: null,
    holdExpiresAt,
    at: now,
  });
  return { id, holdExpiresAt };
}
