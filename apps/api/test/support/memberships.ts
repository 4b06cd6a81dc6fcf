import { type CallBody, type MembershipWire, type PaymentWire, PlanKind } from '@dronesoccer/contracts';
import { Clock } from '../../src/platform/clock/index.js';
import type { TestApi } from './api.js';
import type { Person } from './people.js';
import { eventOf, sendWebhook, signatureOf } from './shopping.js';

/** Offers every plan at its first price, and returns their ids by kind. */
export async function offeredPlans(api: TestApi): Promise<Record<PlanKind, string>> {
  const plans = await api.database.query<{ id: string; kind: PlanKind }>(
    `UPDATE membership_plans SET is_offered = true, price_cents = CASE kind WHEN 1 THEN 12000 WHEN 2 THEN 8000 ELSE 24000 END
     RETURNING id, kind`,
  );
  return Object.fromEntries(plans.map(({ kind, id }) => [kind, id])) as Record<PlanKind, string>;
}

/** Returns the body of an adult who joins with the single plan in British Columbia, with the total of the plan. */
export async function joinBody(
  api: TestApi,
  wish: Partial<CallBody<'memberships.join'>> = {},
): Promise<CallBody<'memberships.join'>> {
  const { province = 'BC' } = wish;
  const plans = await api.guest.call('memberships.plans', { query: { province } });
  const plan = plans.find(({ id, kind }) =>
    wish.planId === undefined ? kind === PlanKind.SINGLE : id === wish.planId,
  );
  if (plan === undefined) throw new Error('The plan is not offered.');
  const adult = plan.kind !== PlanKind.YOUTH && { birthDate: '1990-01-01' };
  return { planId: plan.id, province, expectedTotal: plan.total, ...adult, ...wish };
}

export async function join(
  api: TestApi,
  person: Person,
  wish: Partial<CallBody<'memberships.join'>> = {},
): Promise<MembershipWire> {
  return api.as(person).call('memberships.join', { body: await joinBody(api, wish) });
}

export function startMembershipPayment(api: TestApi, person: Person, { id }: MembershipWire): Promise<PaymentWire> {
  return api.as(person).call('payments.create', { body: { membershipId: id } });
}

/** Reports a payment as the provider does, at the time of the API's clock. */
export async function pay(api: TestApi, payment: PaymentWire): Promise<void> {
  const event = eventOf('paid', payment);
  const signature = signatureOf(JSON.stringify(event), api.app.get(Clock).now());
  const { status } = await sendWebhook(api.origin, event, signature);
  if (status !== 200) throw new Error(`The webhook was answered with ${status}.`);
}

/** Joins and pays. */
export async function paidMembership(
  api: TestApi,
  person: Person,
  wish: Partial<CallBody<'memberships.join'>> = {},
): Promise<MembershipWire> {
  const membership = await join(api, person, wish);
  await pay(api, await startMembershipPayment(api, person, membership));
  return api.as(person).call('memberships.get', { params: { id: membership.id } });
}
