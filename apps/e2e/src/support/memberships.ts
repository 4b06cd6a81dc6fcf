import { type CallBody, type MembershipWire, PlanKind } from '@dronesoccer/contracts';
import { callApi } from './api.ts';
import { payAtProvider } from './payments.ts';
import type { Account } from './people.ts';

/** Offers the single plan, unless it is offered already, and returns its id. */
export async function offeredPlan({ auth: { accessToken: token } }: Account): Promise<string> {
  const plans = await callApi('plans.admin.list', { token });
  const plan = plans.find(({ kind }) => kind === PlanKind.SINGLE);
  if (plan === undefined) throw new Error('The migration creates the single plan.');
  const { id, kind: _kind, isOffered, ...body } = plan;
  if (!isOffered) await callApi('plans.admin.update', { params: { id }, body: { ...body, isOffered: true }, token });
  return id;
}

/** Creates a membership in British Columbia that its person has paid. */
export async function givenPaidMembership(
  admin: Account,
  { auth: { accessToken: token } }: Account,
): Promise<MembershipWire> {
  const planId = await offeredPlan(admin);
  const plans = await callApi('memberships.plans', { query: { province: 'BC' } });
  const expectedTotal = plans.find(({ id }) => id === planId)?.total ?? 0;
  const body: CallBody<'memberships.join'> = { planId, province: 'BC', expectedTotal };
  const { id } = await callApi('memberships.join', { body, token });
  await payAtProvider({ membershipId: id }, token);
  return callApi('memberships.get', { params: { id }, token });
}
