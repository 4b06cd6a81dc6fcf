import { SlotType } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { invitationIn, invitedTo, paidBooking, readBooking } from '../../../test/support/booking.js';
import { type Person, registered } from '../../../test/support/people.js';

describe('the yearly waiver of a player with an account', () => {
  const api = useApi();

  const signed = async (firstName: string, isConfirmed = true): Promise<Person> => {
    const person = await registered(api, { firstName });
    const set = isConfirmed ? 'now()' : 'NULL';
    await api.database.query(`UPDATE users SET email_verified_at = ${set} WHERE id = $1`, [person.user.id]);
    const body = { fullName: `${firstName} Tremblay`, isGuardian: false, version: 1 };
    await api.as(person).call('waivers.sign', { params: { kind: 'account', id: person.user.id }, body });
    return person;
  };

  it('counts once the invitation is accepted, for the same name and a confirmed address', async () => {
    const [zoe, parent, unproven] = [await signed('Zoé'), await signed('Ann'), await signed('Kim', false)];
    const squad = [
      { name: 'zoe TREMBLAY', email: zoe.email, isStriker: true },
      // A child of the parent, who has no account.
      { name: 'Léo Tremblay', email: parent.email, isStriker: false },
      { name: 'Kim Tremblay', email: unproven.email, isStriker: false },
    ];
    const { id: slotId } = await givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 8 });
    const booking = await paidBooking(api.origin, { slotId, team: { name: 'Zoé and friends', squad } });
    const unsigned = async () => (await readBooking(api.origin, booking)).unsigned.map(({ name }) => name);
    expect(await unsigned()).toEqual(squad.map(({ name }) => name));
    const answer = { body: { isComing: true } };
    for (const { email } of squad) {
      const invitation = invitedTo(invitationIn(await api.mails.waitFor({ to: email, subject: /Zoé and friends/ })));
      const { waiver } = await api.guest.call('squads.answer', { ...invitation, ...answer });
      expect([email, waiver === null]).toEqual([email, email === zoe.email]);
    }
    expect(await unsigned()).toEqual(['Léo Tremblay', 'Kim Tremblay']);
    await api.database.query(`UPDATE waivers SET signed_at = signed_at - interval '2 years' WHERE user_id = $1`, [
      zoe.user.id,
    ]);
    expect(await unsigned()).toEqual(squad.map(({ name }) => name));
  });

  it('says nothing about an address that a stranger gives as the contact', async () => {
    const victim = await signed('Noa');
    const { id: slotId } = await givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 8 });
    const squad = [
      { name: 'Noa Tremblay', email: victim.email, isStriker: true },
      { name: 'Mo Tremblay', email: 'mo@example.com', isStriker: false },
      { name: 'Li Tremblay', email: 'li@example.com', isStriker: false },
    ];
    const team = { name: 'Made up', squad };
    const booking = await paidBooking(api.origin, { slotId, team, email: victim.email });
    expect((await readBooking(api.origin, booking)).unsigned.map(({ name }) => name)).toContain('Noa Tremblay');
  });
});
