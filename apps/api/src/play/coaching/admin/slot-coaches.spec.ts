import { Role, SlotState, UserStatus } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { companyWithStranger, type Person, registered, withRoles } from '../../../../test/support/people.js';

describe('the coaches of a slot', () => {
  const api = useApi();
  let manager: Person;
  let stranger: Person;
  let locationId: string;
  let coaches: Person[];
  let slotId: string;
  let arenaId: string;

  beforeAll(async () => {
    ({ locationId, manager, stranger } = await companyWithStranger(api));
    coaches = [await withRoles(api, Role.COACH), await withRoles(api, Role.COACH, Role.MEMBER)];
  });
  beforeEach(async () => {
    arenaId = (await givenArena(api.database, { locationId })).id;
    slotId = (await givenSlot(api.database, { arenaId, startsAt: new Date('2035-01-01T20:00Z') })).id;
  });

  const idOf = (which: number): string => coaches[which]?.user.id ?? '';
  const set = (coachIds: string[], expected: string[], who = manager) =>
    api.as(who).answer('coaching.admin.set', { params: { id: slotId }, body: { coachIds, expected } });
  const read = (who = manager) => api.as(who).call('coaching.admin.get', { params: { id: slotId } });
  const idsIn = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).toSorted();

  it('are chosen from the active accounts with the role, which are shown by name only', async () => {
    const disabled = await withRoles(api, Role.COACH);
    await api.database.query('UPDATE users SET status = $2 WHERE id = $1', [disabled.user.id, UserStatus.DISABLED]);
    await registered(api);
    const { coaches: none, choices } = await read();
    expect(none).toEqual([]);
    expect(idsIn(choices)).toEqual([idOf(0), idOf(1)].toSorted());
    expect(choices[0]).toEqual({ id: expect.any(String) as string, name: 'Ari Tremblay' });
    expect(outcomeOf(await set([disabled.user.id], []))).toEqual([409, 'BOOK_025']);
  });

  it('replace each other, are named in the plan and on the day sheet, and twice is once', async () => {
    expect(idsIn(dataOf(await set([idOf(0), idOf(1).toUpperCase()], [])).coaches)).toEqual(
      [idOf(0), idOf(1)].toSorted(),
    );
    expect(dataOf(await set([idOf(0), idOf(1)], [])).coaches).toHaveLength(2);
    expect(idsIn(dataOf(await set([idOf(1)], [idOf(1), idOf(0)])).coaches)).toEqual([idOf(1)]);
    const query = { arenaId, from: '2035-01-01', to: '2035-01-01' };
    const plan = await api.as(manager).call('slots.admin.list', { query });
    expect(plan.slots).toMatchObject([{ id: slotId, coachNames: ['Ari Tremblay'], coaches: [] }]);
    const sheet = await api.as(manager).call('bookings.day.admin.sheet', { query: { arenaId, day: '2035-01-01' } });
    expect(sheet.slots).toMatchObject([{ id: slotId, coachNames: ['Ari Tremblay'], coaches: [] }]);
    const audited = await api.database.query(
      `SELECT actor_id, after FROM audit_entries WHERE action = 'slot.coaches-changed' AND subject_id = $1 ORDER BY at, id`,
      [slotId],
    );
    expect(audited).toMatchObject([{ actor_id: manager.user.id }, { actor_id: manager.user.id }]);
    // The entries outlive the accounts, so they hold no names.
    expect(audited[1]).toMatchObject({ after: { coachIds: [idOf(1)] } });
    expect(JSON.stringify(audited)).not.toContain('Tremblay');
    expect(dataOf(await set([], [idOf(1)])).coaches).toEqual([]);
  });

  it('keep a coach whose account is disabled while the others change', async () => {
    const disabled = await withRoles(api, Role.COACH);
    const setStatus = (status: UserStatus) =>
      api.database.query('UPDATE users SET status = $2 WHERE id = $1', [disabled.user.id, status]);
    await set([idOf(0), disabled.user.id], []);
    await setStatus(UserStatus.DISABLED);
    expect(idsIn(dataOf(await set([idOf(1)], [idOf(0)])).coaches)).toEqual([idOf(1)]);
    await setStatus(UserStatus.ACTIVE);
    expect(idsIn((await read()).coaches)).toEqual([idOf(1), disabled.user.id].toSorted());
  });

  it('are not overwritten by a second editor, who gets the current ones (BOOK_026)', async () => {
    await set([idOf(0)], []);
    const answer = await set([idOf(1)], []);
    expect(outcomeOf(answer)).toEqual([409, 'BOOK_026']);
    expect(idsIn(answer.body.data.coaches)).toEqual([idOf(0)]);
    expect(idsIn((await read()).coaches)).toEqual([idOf(0)]);
  });

  it('have the role COACH: another account, or none, is refused with BOOK_025', async () => {
    const player = await registered(api);
    for (const id of [player.user.id, slotId, 'no-id'])
      expect(outcomeOf(await set([idOf(0), id], []))).toEqual([409, 'BOOK_025']);
    expect((await read()).coaches).toEqual([]);
  });

  it('are the business of the slot’s own company and of the organisation, and of no coach', async () => {
    const params = { id: slotId };
    for (const who of [stranger, await withRoles(api, Role.COMPANY_ADMIN)]) {
      expect(await api.as(who).refused('coaching.admin.get', { params })).toEqual([404, 'BOOK_021']);
      expect(outcomeOf(await set([idOf(0)], [], who))).toEqual([404, 'BOOK_021']);
    }
    for (const role of [Role.ADMIN, Role.SUPER_ADMIN]) {
      expect((await read(await withRoles(api, role))).coaches).toEqual([]);
    }
    for (const role of [Role.COACH, Role.MEMBER, Role.PLAYER]) {
      const who = await withRoles(api, role);
      expect(await api.as(who).refused('coaching.admin.get', { params })).toEqual([403, 'AUTH_003']);
      expect(outcomeOf(await set([idOf(0)], [], who))).toEqual([403, 'AUTH_003']);
    }
  });

  it('are not named in the audit of their slot, which outlives their accounts', async () => {
    await set([idOf(0)], []);
    expect((await api.as(manager).call('slots.admin.remove', { params: { id: slotId } })).coachNames).toHaveLength(1);
    const sql = `SELECT before, after FROM audit_entries WHERE action LIKE 'slot.%' AND subject_id = $1 ORDER BY at, id`;
    const entries = await api.database.query(sql, [slotId]);
    expect(entries.at(-1)).toMatchObject({ after: { state: SlotState.CANCELLED } });
    expect(JSON.stringify(entries)).not.toContain('Tremblay');
  });

  it('do not change in a slot that was cancelled', async () => {
    await api.database.query('UPDATE class_slots SET state = $2 WHERE id = $1', [slotId, SlotState.CANCELLED]);
    expect(outcomeOf(await set([idOf(0)], []))).toEqual([404, 'BOOK_021']);
  });
});
