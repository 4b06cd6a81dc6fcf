import { MembershipEventKind, MembershipStatus, PlanKind } from '@dronesoccer/contracts';
import { membershipNumber, membershipTerm, msPerDay } from '@dronesoccer/domain';
import { provinceDay, provinceZone } from '@dronesoccer/domain/calendar';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { demoAccounts, demoEmail, userIdOf } from './accounts.ts';

const memberSince = 100;

/** The children of the demo's member, with their ages in years. The older one can take the profile over. */
const children = [
  { firstName: 'Mia', age: 9, notes: '' },
  { firstName: 'Leo', age: 15, notes: 'Wears glasses under the goggles.' },
];

/** Offers the plans at their first prices, and gives the demo's member a family membership and two children. */
export async function seedMemberships(client: pg.Client, now: Date): Promise<void> {
  await client.query('UPDATE membership_plans SET is_offered = true');
  const sql = `SELECT id, nextval('membership_number_seq') AS sequence FROM membership_plans WHERE kind = ${PlanKind.FAMILY}`;
  const { rows } = await client.query<{ id: string; sequence: string }>(sql);
  const member = demoAccounts.find(({ name }) => name === 'member');
  const [plan] = rows;
  if (plan === undefined || member === undefined) throw new Error('The demo needs the family plan and its member.');
  const placedAt = new Date(now.getTime() - memberSince * msPerDay);
  const id = stableId('membership/member');
  await insertMissing(client, {
    memberships: [
      {
        id,
        number: membershipNumber(placedAt.getUTCFullYear(), Number(plan.sequence)),
        planId: plan.id,
        userId: userIdOf(member.name),
        isAdopted: false,
        name: `Demo ${member.lastName}`,
        email: demoEmail(member),
        locale: 'en',
        status: MembershipStatus.ACTIVE,
        taxProvince: 'BC',
        timeZone: provinceZone('BC'),
        ...membershipTerm(provinceDay('BC', placedAt), null),
        ...{ subtotalCents: 0, taxCents: 0, totalCents: 0, givenBackCents: 0 },
        wantsReminders: true,
        ...{ holdExpiresAt: placedAt, placedAt },
      },
    ],
    children: children.map(({ firstName, age, notes }) => ({
      id: stableId(`child/${firstName}`),
      guardianId: userIdOf(member.name),
      ...{ firstName, lastName: member.lastName, notes },
      birthDate: `${now.getUTCFullYear() - age}-01-15`,
      createdAt: placedAt,
    })),
    membership_events: [
      {
        id: stableId('membership-event/member'),
        membershipId: id,
        kind: MembershipEventKind.GIVEN,
        data: { reason: 'Demo' },
        at: placedAt,
      },
    ],
  });
}
