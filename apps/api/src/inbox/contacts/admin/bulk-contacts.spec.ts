import { type CallBody, ContactState, type ContactWire, Role } from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { dataOf } from '../../../../test/support/client.js';
import { ContactDesk } from '../../../../test/support/contacts.js';
import { type Person, withRoles } from '../../../../test/support/people.js';

type Records = CallBody<'contacts.admin.bulk'>['contacts'];

const { NEW, OPEN, DONE } = ContactState;

describe('several contacts at once', () => {
  const api = useApi();
  let admin: Person;
  let colleague: Person;
  let desk: ContactDesk;
  beforeAll(async () => {
    [admin, colleague] = [await withRoles(api, Role.SUPER_ADMIN), await withRoles(api, Role.SUPER_ADMIN)];
    desk = new ContactDesk(api, admin);
  });

  const bulk = (contacts: Records, idempotencyKey?: string) =>
    desk.staff.answer('contacts.admin.bulk', {
      body: { contacts },
      ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
    });
  const changed = async (contacts: Records) => dataOf(await bulk(contacts));
  const asked = ({ id, version }: ContactWire, values: Partial<Records[number]>) => ({ id, version, ...values });
  const statesOf = (contacts: ContactWire[]) =>
    Promise.all(
      contacts.map(async ({ id }) => {
        const { state, assignee } = await desk.get(id);
        return [state, assignee?.id ?? null];
      }),
    );
  const entriesAbout = (ids: string[]) =>
    api.database.query<{ action: string; subject_ids: string[]; before: unknown; after: unknown }>(
      'SELECT action, subject_ids, before, after FROM audit_entries WHERE subject_ids && $1::text[] ORDER BY id',
      [ids],
    );

  it('are assigned and closed with one entry in the audit, and their former values undo it', async () => {
    const contacts = [await desk.sent(), await desk.sent()];
    const ids = contacts.map(({ id }) => id);
    const me = admin.user.id;
    const taken = await changed(contacts.map((contact) => asked(contact, { assigneeId: me })));
    expect(taken.refused).toEqual([]);
    expect(await statesOf(contacts)).toEqual([
      [OPEN, me],
      [OPEN, me],
    ]);
    const closed = await changed(taken.changed.map(({ id, version }) => ({ id, version, state: DONE })));
    expect(closed.changed).toEqual(ids.toSorted().map((id) => ({ id, version: 3, state: OPEN, assigneeId: me })));
    const [first, second] = await entriesAbout(ids);
    expect(first).toMatchObject({ action: 'contact.updated', subject_ids: ids.toSorted() });
    expect(second?.after).toEqual(Object.fromEntries(contacts.map(({ number }) => [number, { state: DONE }])));
    await changed(closed.changed);
    await changed(taken.changed.map((former) => ({ ...former, version: 4 })));
    expect(await statesOf(contacts)).toEqual([
      [NEW, null],
      [NEW, null],
    ]);
  });

  it('are refused one by one: changed meanwhile, deactivated, unknown, or given to a stranger', async () => {
    const contacts = [await desk.sent(), await desk.sent(), await desk.sent(), await desk.sent()];
    const [stale, gone, given, good] = contacts as [ContactWire, ContactWire, ContactWire, ContactWire];
    await api.as(colleague).call('contacts.admin.update', {
      ...{ params: { id: stale.id }, body: { state: OPEN, assigneeId: null, version: 1 } },
    });
    await desk.staff.call('contacts.admin.deactivate', { params: { id: gone.id } });
    const report = await desk.sent({ type: 4 });
    const stranger = await withRoles(api, Role.ADMIN);
    const { changed: done, refused } = await changed([
      asked(stale, { state: DONE }),
      { ...asked(gone, { state: DONE }), version: 2 },
      asked(given, { assigneeId: stranger.user.id }),
      asked(report, { state: DONE }),
      asked(good, { state: DONE }),
    ]);
    expect(done.map(({ id }) => id)).toEqual([good.id]);
    expect(Object.fromEntries(refused.map(({ id, errorCode }) => [id, errorCode]))).toEqual({
      [stale.id]: 'CONTACT_011',
      [gone.id]: 'CONTACT_011',
      [given.id]: 'CONTACT_005',
      [report.id]: 'CONTACT_003',
    });
    expect((await desk.get(stale.id)).state).toBe(OPEN);
  });

  it('are changed once if the call is repeated, and by one of two callers', async () => {
    const contact = await desk.sent();
    const close = [asked(contact, { state: DONE })];
    const [first, second] = [await bulk(close, contact.number), await bulk(close, contact.number)];
    expect(second.body.data).toEqual(first.body.data);
    const rivals = [await desk.sent(), await desk.sent()];
    const toDone = rivals.map((rival) => asked(rival, { state: DONE }));
    const answers = await Promise.all([bulk(toDone), bulk(toDone.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const counts = answers.map((answer) => dataOf(answer).changed.length);
    expect(counts.toSorted()).toEqual([0, 2]);
    expect(await entriesAbout(rivals.map(({ id }) => id))).toHaveLength(1);
  });

  it('that already are as wanted are left alone', async () => {
    const contact = await desk.sent();
    expect(await changed([asked(contact, { state: NEW })])).toEqual({ changed: [], refused: [] });
    expect(await entriesAbout([contact.id])).toEqual([]);
  });

  it.each([[[]], [Array.from({ length: 101 }, () => ({ id: '0198c0de-0000-7000-8000-000000000000', version: 1 }))]])(
    'are at least 1 and at most 100 (%#)',
    async (contacts) => {
      const { status, body } = await bulk(contacts);
      expect([status, body.errorCode]).toEqual([400, 'CONTACT_005']);
    },
  );
});
