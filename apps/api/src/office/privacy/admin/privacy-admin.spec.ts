import { Role } from '@dronesoccer/contracts';
import { givenSlot, insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { placeBooking } from '../../../../test/support/booking.js';
import { outcomeOf } from '../../../../test/support/client.js';
import { type Person, registered, withRoles } from '../../../../test/support/people.js';

const unknown = '01900000-0000-7000-8000-000000000000';

describe('a person’s data, handled by an administrator', () => {
  const api = useApi();
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const verified = async (): Promise<Person> => {
    const person = await registered(api);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    return person;
  };
  const erase = ({ user, email }: Person, { typed = email, key }: { typed?: string; key?: string } = {}) =>
    api.as(admin).answer('privacy.admin.erase', {
      ...{ params: { id: user.id }, body: { email: typed }, idempotencyKey: key },
    });
  const auditOf = async ({ user }: Person) => {
    const rows = await api.database.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE subject_type = 'user' AND subject_id = $1 AND actor_id = $2 ORDER BY at, id`,
      [user.id, admin.user.id],
    );
    return rows.map(({ action }) => action);
  };

  it('is exported like the person’s own export, and each export is recorded', async () => {
    const person = await verified();
    const { tables } = await api.as(admin).call('privacy.admin.export', { params: { id: person.user.id } });
    const own = await api.as(person).call('privacy.export');
    // The first export is in the audit, and an email may be logged between the two.
    const namesIn = (of: object) => Object.keys(of).filter((name) => !['audit_entries', 'mail_log'].includes(name));
    expect(namesIn(own.tables)).toEqual(namesIn(tables));
    expect(JSON.stringify(tables)).not.toMatch(/password_hash|token_hash/);
    expect(await auditOf(person)).toEqual(['user.data-exported']);
  });

  it('of a former administrator shows what was done, but no safe-sport entries and nothing of others', async () => {
    const person = await verified();
    const note = (subjectType: string, subjectId: string, text: string) =>
      insertRow(api.database, 'audit_entries', {
        ...{ id: newRowId(), actor_id: person.user.id, subject_type: subjectType, subject_id: subjectId },
        ...{ action: `${subjectType}.noted`, before: '{}', after: JSON.stringify({ text }), subject_ids: [] },
      });
    await note('safe-sport', unknown, 'the report');
    await note('user', admin.user.id, 'of another person');
    await note('user', person.user.id, 'of the account');
    const { tables } = await api.as(admin).call('privacy.admin.export', { params: { id: person.user.id } });
    const rows = tables['audit_entries']?.rows ?? [];
    expect(rows.map(({ action }) => action)).toEqual(['user.noted', 'user.noted']);
    expect(JSON.stringify(rows)).not.toMatch(/safe-sport|the report|of another person/);
    expect(JSON.stringify(rows)).toContain('of the account');
    const receipt = (await erase(person)).body.data;
    // The two entries and that of the export; the number of safe-sport entries is protected too.
    expect(receipt.kept.find(({ what }) => what.startsWith('Actions in the dashboard'))?.count).toBe(3);
  });

  it('is erased with a receipt that says what is gone and what is kept, once for a retry', async () => {
    const person = await verified();
    await api
      .as(admin)
      .call('users.admin.note', { params: { id: person.user.id }, body: { text: 'Asked for erasure' } });
    await api.as(person).call('me.get');
    const [first, second] = [await erase(person, { key: 'erase-once' }), await erase(person, { key: 'erase-once' })];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const { erased, kept } = first.body.data;
    expect(erased).toEqual(expect.arrayContaining([{ what: 'The account', count: 1 }]));
    expect(erased).toEqual(expect.arrayContaining([{ what: 'Notes by administrators', count: 1 }]));
    expect(kept.map(({ what }) => what)).toEqual(expect.arrayContaining(['Policies accepted']));
    expect(kept.every(({ why, count }) => why !== '' && count > 0)).toBe(true);
    expect(await api.as(person).refused('me.get')).toEqual([401, 'AUTH_002']);
    expect(await auditOf(person)).toEqual(['user.note-added', 'user.erased']);
    const [entry] = await api.database.query<{ text: string }>(
      `SELECT string_agg(e::text, ' ') AS text FROM audit_entries e WHERE subject_id = $1`,
      [person.user.id],
    );
    expect(entry?.text).not.toContain(person.email);
  });

  it('is not erased for another email, for unfinished business or for staff (USER_012), and then nothing changes', async () => {
    const person = await verified();
    expect(outcomeOf(await erase(person, { typed: 'someone.else@dronesoccer.test' }))).toEqual([400, 'AUTH_008']);
    const { id: slotId } = await givenSlot(api.database);
    await placeBooking(api.origin, { slotId }, person.bearer);
    const params = { id: person.user.id };
    const obstacles = [{ kind: 'bookings', count: 1 }];
    expect(await api.as(admin).call('privacy.admin.preview', { params })).toMatchObject({ obstacles });
    expect(outcomeOf(await erase(person))).toEqual([409, 'USER_012']);
    expect(outcomeOf(await erase(admin))).toEqual([409, 'USER_012']);
    await api.as(person).call('me.get');
    await api.as(admin).call('me.get');
    expect(await auditOf(person)).toEqual([]);
  });

  it('needs an account (USER_001)', async () => {
    const params = { id: unknown };
    const body = { email: admin.email };
    expect(await api.as(admin).refused('privacy.admin.export', { params })).toEqual([404, 'USER_001']);
    expect(await api.as(admin).refused('privacy.admin.preview', { params })).toEqual([404, 'USER_001']);
    expect(await api.as(admin).refused('privacy.admin.erase', { params, body })).toEqual([404, 'USER_001']);
  });
});
