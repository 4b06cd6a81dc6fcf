import { type ChildBody, type MembershipWire, PlanKind } from '@dronesoccer/contracts';
import { FamilyLinks } from '../../src/club/families/family-links.js';
import type { TestApi } from './api.js';
import { joinBody, paidMembership } from './memberships.js';
import { type Person, registered } from './people.js';

interface GivenFamily {
  child: ChildBody;
  childId: string;
  adultId: string;
  /** An open invitation. */
  invitationId: string;
}

/** The id in the path of a call, and the token of its link. */
export const invitationLink = (api: TestApi, id: string) => ({
  params: { id },
  query: { token: api.app.get(FamilyLinks).tokenOf(id) },
});

/** Gives the holder a family plan, a child, an adult who joined, and an open invitation. The plans must be offered. */
export async function givenFamily(api: TestApi, holder: Person): Promise<GivenFamily> {
  const family = api.as(holder);
  await holdFamilyPlan(api, holder);
  const child = { firstName: 'Mia', lastName: 'Roy', birthDate: '2015-03-02', notes: '' };
  const { children } = await family.call('family.addChild', { body: child });
  const adult = await registered(api);
  const asked = await family.call('family.invite', { body: { email: adult.email, childId: null } });
  await api.as(adult).call('family.accept', invitationLink(api, asked.invitations[0]?.id ?? ''));
  const { invitations } = await family.call('family.invite', { body: { email: 'kim@example.com', childId: null } });
  return { child, childId: children[0]?.id ?? '', adultId: adult.user.id, invitationId: invitations[0]?.id ?? '' };
}

export async function holdFamilyPlan(api: TestApi, holder: Person): Promise<MembershipWire> {
  const plans = await api.guest.call('memberships.plans', { query: {} });
  const planId = plans.find(({ kind }) => kind === PlanKind.FAMILY)?.id;
  if (planId === undefined) throw new Error('The family plan is not offered.');
  return paidMembership(api, holder, await joinBody(api, { planId }));
}
