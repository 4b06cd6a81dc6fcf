import { type BookingWire, PlayerState, SlotType } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { bookingBody, someTeam } from '../../../test/support/booking.js';
import { type Person, registered } from '../../../test/support/people.js';

const { INVITED, CONFIRMED } = PlayerState;

describe('the children of a captain', () => {
  const api = useApi();
  let captain: Person;
  let childIds: string[];
  beforeEach(async () => {
    captain = await registered(api);
    for (const firstName of ['Léa', 'Max']) await addChild(firstName);
    childIds = (await api.as(captain).call('family.get')).children.map(({ id }) => id);
  });

  const addChild = (firstName: string) =>
    api
      .as(captain)
      .call('family.addChild', { body: { firstName, lastName: 'Roy', birthDate: '2015-03-02', notes: '' } });
  const playersFor = (ids: readonly (string | undefined)[]) =>
    ids.map((childId = '') => ({ name: 'Ignored', email: captain.email, isStriker: false, childId }));
  /** Returns the body of a team's booking with the captain's children and three invited players. */
  const bodyOf = async (ids: readonly string[], guardian: { fullName: string } | null = { fullName: 'Ann Roy' }) => {
    const { id: slotId } = await givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 8 });
    const { name, squad } = someTeam(3);
    const team = { name, squad: [...squad, ...playersFor(ids)] };
    return { ...(await bookingBody(api.origin, { slotId, team, email: captain.email })), guardian };
  };
  const placed = async (ids = childIds): Promise<BookingWire> =>
    api.as(captain).call('bookings.place', { body: await bodyOf(ids) });

  it('are on the team under their own names and confirmed at once, and stay so when the team changes', async () => {
    const { team, id, unsigned } = await placed();
    expect(team?.players.map(({ name, state, childId }) => [name, state, childId])).toEqual([
      ...['A', 'B', 'C'].map((letter) => [`Player ${letter}`, INVITED, null]),
      ['Léa Roy', CONFIRMED, childIds[0]],
      ['Max Roy', CONFIRMED, childIds[1]],
    ]);
    expect(unsigned).toEqual([]);
    const body = {
      name: team?.name ?? '',
      version: 1,
      squad: [...someTeam(3).squad, ...playersFor(childIds.slice(1))],
    };
    const changed = await api.as(captain).call('squads.change', { params: { id }, body });
    expect(changed.team?.players.at(-1)).toEqual(team?.players.at(-1));
  });

  it('stay on the team when the profile is gone, beside the captain', async () => {
    const { id, team } = await placed();
    for (const childId of childIds) await api.as(captain).call('family.removeChild', { params: { id: childId } });
    const { team: left } = await api.as(captain).call('bookings.get', { params: { id } });
    expect(left?.players).toEqual(team?.players.map((player) => ({ ...player, childId: null })));
  });

  it('are refused for a stranger, twice, and without a guardian', async () => {
    const stranger = await registered(api);
    const once = await bodyOf(childIds);
    const squad = once.team?.squad.map((player) => (player.childId ? { ...player, childId: childIds[0] } : player));
    const twice = { name: 'Twice', squad: squad ?? [] };
    const refusals = [
      await api.as(stranger).refused('bookings.place', { body: await bodyOf(childIds) }),
      await api.guest.refused('bookings.place', { body: await bodyOf(childIds) }),
      await api.as(captain).refused('bookings.place', { body: { ...once, team: twice } }),
      await api.as(captain).refused('bookings.place', { body: await bodyOf(childIds, null) }),
    ];
    expect(refusals).toEqual(refusals.map(() => [400, 'BOOK_007']));
  });
});
