import { type CallBody, type MembershipWire, PlanKind } from '@dronesoccer/contracts';
import { callApi } from './api.ts';
import { payAtProvider } from './payments.ts';
import type { Account } from './people.ts';

/** Offers a plan, unless it is offered already, and returns its id. */
export async function offeredPlan(
  { auth: { accessToken: token } }: Account,
  kind: PlanKind = PlanKind.SINGLE,
): Promise<string> {
  const plans = await callApi('plans.admin.list', { token });
  const plan = plans.find((each) => each.kind === kind);
  if (plan === undefined) throw new Error('The migration creates every plan.');
  const { id, kind: _kind, isOffered, ...body } = plan;
  if (!isOffered) await callApi('plans.admin.update', { params: { id }, body: { ...body, isOffered: true }, token });
  return id;
}

/**
 * Creates a membership in British Columbia that its person has paid: of the single plan, or of the youth plan for a
 * child.
 */
export async function givenPaidMembership(
  admin: Account,
  { auth: { accessToken: token } }: Account,
  childId: string | null = null,
): Promise<MembershipWire> {
  const planId = await offeredPlan(admin, childId === null ? PlanKind.SINGLE : PlanKind.YOUTH);
  const plans = await callApi('memberships.plans', { query: { province: 'BC' } });
  const expectedTotal = plans.find(({ id }) => id === planId)?.total ?? 0;
  const birthDate = childId === null ? '1990-01-01' : null;
  const body: CallBody<'memberships.join'> = { planId, province: 'BC', expectedTotal, childId, birthDate };
  const { id } = await callApi('memberships.join', { body, token });
  await payAtProvider({ membershipId: id }, token);
  return callApi('memberships.get', { params: { id }, token });
}
