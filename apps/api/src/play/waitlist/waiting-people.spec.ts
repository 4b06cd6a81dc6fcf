import { type BookingWire, PackageTier, WaitlistState } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { cancelBooking, paidBooking } from '../../../test/support/booking.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, registered } from '../../../test/support/people.js';

describe('the people for whom a guardian waits', () => {
  const api = useApi();
  let guardian: Person;
  let childId: string;
  let slotId: string;
  let full: BookingWire;
  beforeEach(async () => {
    guardian = await registered(api);
    const body = { firstName: 'Léa', lastName: 'Roy', birthDate: '2016-05-04', notes: '' };
    childId = (await api.as(guardian).call('family.addChild', { body })).children[0]?.id ?? '';
    slotId = (await givenSlot(api.database, { capacity: 3 })).id;
    full = await paidBooking(api.origin, { slotId, seats: 3 });
  });

  const wish = (people: { childId?: string; isBooker?: boolean }[], answer: { fullName: string } | null) => ({
    params: { id: slotId },
    body: {
      ...{ seats: 3, tier: PackageTier.STANDARD, people, guardian: answer },
      contact: { fullName: 'Ann Roy', email: guardian.email },
    },
  });
  const ann = { fullName: 'Ann Roy' };
  const join = () => api.as(guardian).call('waitlist.join', wish([{ childId }, { isBooker: true }], ann));
  /** Frees the seats and returns the persons of the booking that is offered. */
  const offeredPeople = async (id: string) => {
    await cancelBooking(api.origin, full, { expectedRefund: full.total });
    const { booking } = await eventually(
      () => api.as(guardian).call('waitlist.get', { params: { id } }),
      ({ state }) => state === WaitlistState.OFFERED,
    );
    return api.database.query(
      'SELECT name, user_id AS "userId", child_id AS "childId" FROM booking_seats WHERE booking_id = $1 ORDER BY position',
      [booking?.id],
    );
  };

  it('get the seats that are offered', async () => {
    expect(await offeredPeople((await join()).id)).toEqual([
      { name: 'Léa Roy', userId: null, childId },
      { name: 'Ann Roy', userId: guardian.user.id, childId: null },
      { name: '', userId: null, childId: null },
    ]);
  });

  it.each([
    ['are asked for a missing waiver by the email with the offer', false],
    ['are asked for nothing by the email with the offer once each has a waiver', true],
  ])('%s', async (_what, isSigned) => {
    const people = [{ kind: 'account', id: guardian.user.id } as const, { kind: 'child', id: childId } as const];
    for (const params of isSigned ? people : people.slice(1)) {
      const body = { fullName: 'Ann Roy', isGuardian: params.kind === 'child', version: 1 };
      await api.as(guardian).call('waivers.sign', { params, body });
    }
    const { params, body } = wish([{ childId }, { isBooker: true }], ann);
    const { id } = await api.as(guardian).call('waitlist.join', { params, body: { ...body, seats: 2 } });
    await offeredPeople(id);
    const { text } = await api.mails.waitFor({ to: guardian.email, subject: /A place opened up/ });
    expect(text.includes('Everyone who plays signs a waiver')).toBe(!isSigned);
  });

  it('leave their seat without a name if the guardian removed them meanwhile', async () => {
    const { id } = await join();
    await api.as(guardian).call('family.removeChild', { params: { id: childId } });
    expect((await offeredPeople(id))[0]).toEqual({ name: '', userId: null, childId: null });
  });

  it('are refused for a stranger and a guest, without a guardian, and beyond the seats', async () => {
    const stranger = await registered(api);
    const tooMany = [{ childId }, { isBooker: true }, {}, {}];
    const refusals = [
      await api.as(stranger).refused('waitlist.join', wish([{ childId }], ann)),
      await api.guest.refused('waitlist.join', wish([{ isBooker: true }], ann)),
      await api.as(guardian).refused('waitlist.join', wish([{ childId }], null)),
      await api.as(guardian).refused('waitlist.join', wish(tooMany, ann)),
    ];
    expect(refusals).toEqual(refusals.map(() => [400, 'BOOK_007']));
  });
});
