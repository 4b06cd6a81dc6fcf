import { type CallQuery, type CouponAdminWire, CouponKind, type CouponTerms, Role } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { organisationClock } from '@dronesoccer/domain/calendar';
import { useApi } from '../../../../test/support/api.js';
import { type Answer, dataOf, outcomeOf } from '../../../../test/support/client.js';
import { type Person, withRoles } from '../../../../test/support/people.js';
import { placeOrder } from '../../../../test/support/shopping.js';

const terms: CouponTerms = {
  code: 'SPRING25',
  kind: CouponKind.PERCENT,
  value: 25,
  minSubtotal: 50,
  categories: ['Drone', 'Kit'],
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usesPerPerson: 1,
  firstOrderOnly: false,
  assignedOnly: false,
  isActive: true,
};

describe('coupons in the dashboard', () => {
  const api = useApi();
  let admin: Person;
  let productId: string;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    ({ id: productId } = await givenProduct(api.database, { stock: 1_000, price: 10_000 }));
  });

  const refusal = ({ status, body }: Answer<unknown>) => ({
    status,
    code: body.errorCode,
    fields: (body.errors ?? []).map(({ field }) => field),
  });
  let made = 0;
  const create = async (changes: Partial<CouponTerms> = {}): Promise<CouponAdminWire> => {
    made++;
    return await api.as(admin).call('coupons.admin.create', { body: { ...terms, code: `CODE-${made}`, ...changes } });
  };
  const termsOf = ({ version, ...coupon }: CouponAdminWire) => {
    const keys = Object.keys(terms) as (keyof CouponTerms)[];
    return { ...(Object.fromEntries(keys.map((key) => [key, coupon[key]])) as unknown as CouponTerms), version };
  };
  const order = async (couponCode: string, email?: string) =>
    placeOrder(await api.app.getUrl(), {
      items: [{ productId, quantity: 1 }],
      couponCode,
      ...(email !== undefined && { email }),
    });

  it('keeps every field as it was given, the code in capitals', async () => {
    const wish: CouponTerms = {
      code: 'club-night',
      kind: CouponKind.FIXED,
      value: 19.99,
      minSubtotal: 120.5,
      categories: ['Parts and Accessories'],
      startsAt: '2098-12-01T08:00:00.000Z',
      endsAt: '2099-01-01T08:00:00.000Z',
      totalUses: 40,
      usesPerPerson: 2,
      firstOrderOnly: true,
      assignedOnly: true,
      isActive: false,
    };
    const coupon = await api.as(admin).call('coupons.admin.create', { body: wish });
    expect(coupon).toMatchObject({ ...wish, code: 'CLUB-NIGHT', usedCount: 0, assignedCount: 0, state: 'inactive' });
    expect(await api.as(admin).call('coupons.admin.get', { params: { id: coupon.id } })).toMatchObject({
      ...coupon,
      isUnused: true,
    });
  });

  it.each([
    ['a percentage above 100', { value: 101 }, 'value'],
    ['half a percent', { value: 12.5 }, 'value'],
    ['nothing off', { value: 0 }, 'value'],
    ['fractions of a cent', { kind: CouponKind.FIXED, value: 1.005 }, 'value'],
    ['an end before the start', { startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }, 'endsAt'],
    ['a day that is no instant', { endsAt: '2027-01-01' }, 'endsAt'],
    ['a category that does not exist', { categories: ['Boats'] }, 'categories'],
    ['no use at all', { totalUses: 0 }, 'totalUses'],
    ['a code no one could type', { code: 'été & neige' }, 'code'],
    ['a code of two signs', { code: 'AB' }, 'code'],
    ['a field that is not known', { usedCount: 3 }, 'usedCount'],
  ])('refuses %s', async (_what, changes, field) => {
    const answer = await api.as(admin).answer('coupons.admin.create', { body: { ...terms, ...changes } });
    expect(refusal(answer)).toEqual({ status: 400, code: 'COMMON_010', fields: [field] });
  });

  it('has one coupon of a code, in whatever letters, also when two are made at once', async () => {
    const answers = await Promise.all(
      ['ONLY-ONE', 'only-one', 'Only-One', 'ONLY-ONE'].map((code) =>
        api.as(admin).answer('coupons.admin.create', { body: { ...terms, code } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && refusal(refused)).toEqual({ status: 409, code: 'COUPON_CREATION_FAILED', fields: ['code'] });
  });

  it('lets the first of two editors win, and shows the other what the first one did', async () => {
    const coupon = await create();
    const answers = await Promise.all(
      [30, 35].map((value) =>
        api
          .as(admin)
          .answer('coupons.admin.update', { params: { id: coupon.id }, body: { ...termsOf(coupon), value } }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(lost[0]?.body.errorCode).toBe('COUPON_UPDATE_FAILED');
    expect(lost[0]?.body.data).toEqual(won[0]?.body.data);
    expect(await api.as(admin).call('coupons.admin.get', { params: { id: coupon.id } })).toMatchObject(
      lost[0]?.body.data ?? {},
    );
  });

  it('asks the page of an earlier release, which sends no version, to reload', async () => {
    const { updatedAt, ...coupon } = await create();
    const { version: _, ...terms } = termsOf({ ...coupon, updatedAt });
    const params = { id: coupon.id };
    const body = { ...terms, value: 35, updatedAt };
    expect(await api.as(admin).refused('coupons.admin.update', { params, body })).toEqual([400, 'COMMON_011']);
    expect((await api.as(admin).call('coupons.admin.get', { params })).value).toBe(coupon.value);
  });

  it('refuses an edit over what the version before has edited meanwhile, and none over a use', async () => {
    const coupon = await create({ usesPerPerson: null });
    await order(coupon.code);
    const params = { id: coupon.id };
    const body = { ...termsOf(coupon), value: 30 };
    const used = await api.as(admin).call('coupons.admin.update', { params, body });
    expect(used).toMatchObject({ value: 30, usedCount: 1, version: coupon.version + 1 });
    // This update does not set the version, like those of the previous release. A trigger does.
    await api.database.query(
      "UPDATE coupons SET amount = 35, updated_at = updated_at + interval '1 ms' WHERE id = $1",
      [coupon.id],
    );
    const late = await api.as(admin).answer('coupons.admin.update', { params, body: { ...termsOf(used), value: 40 } });
    expect(outcomeOf(late)).toEqual([409, 'COUPON_UPDATE_FAILED']);
    expect(late.body.data).toMatchObject({ value: 35, version: used.version + 1 });
    expect((await api.as(admin).call('coupons.admin.get', { params })).value).toBe(35);
  });

  it('never promises fewer uses than there were, and keeps a code that orders name', async () => {
    const coupon = await create({ usesPerPerson: null });
    await order(coupon.code);
    await order(coupon.code);
    const change = (changes: Partial<CouponTerms>) =>
      api
        .as(admin)
        .answer('coupons.admin.update', { params: { id: coupon.id }, body: { ...termsOf(coupon), ...changes } });
    expect(refusal(await change({ totalUses: 1 }))).toEqual({
      status: 409,
      code: 'COUPON_UPDATE_FAILED',
      fields: ['totalUses'],
    });
    expect(refusal(await change({ code: 'OTHER-NAME' })).fields).toEqual(['code']);
    expect(
      await api
        .as(admin)
        .call('coupons.admin.update', { params: { id: coupon.id }, body: { ...termsOf(coupon), totalUses: 2 } }),
    ).toMatchObject({ totalUses: 2, usedCount: 2, state: 'usedUp' });
  });

  it('gives a free code to a coupon no one has used, never another’s', async () => {
    const [one, other] = [await create(), await create()];
    const rename = (code: string) =>
      api.as(admin).answer('coupons.admin.update', { params: { id: one.id }, body: { ...termsOf(one), code } });
    expect(refusal(await rename(other.code.toLowerCase()))).toMatchObject({
      code: 'COUPON_UPDATE_FAILED',
      fields: ['code'],
    });
    expect(dataOf(await rename('FRESH-NAME')).code).toBe('FRESH-NAME');
  });

  it('goes to one of two coupons that are given it at once', async () => {
    const coupons = [await create(), await create()];
    const answers = await Promise.all(
      coupons.map((coupon) =>
        api.as(admin).answer('coupons.admin.update', {
          params: { id: coupon.id },
          body: { ...termsOf(coupon), code: 'WANTED-BY-TWO' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errorCode).toBe('COUPON_UPDATE_FAILED');
  });

  it('ends now, once, and for new orders only', async () => {
    const coupon = await create();
    const placed = await order(coupon.code);
    const ended = await api.as(admin).call('coupons.admin.end', { params: { id: coupon.id } });
    expect(ended.state).toBe('ended');
    expect(await api.as(admin).call('coupons.admin.end', { params: { id: coupon.id } })).toEqual(ended);
    const validate = await api.guest.answer('coupons.validate', {
      body: { code: coupon.code, items: [{ productId, quantity: 1 }] },
    });
    expect(validate.body.errorCode).toBe('COUPON_EXPIRED');
    const [kept] = (await api.as(admin).call('coupons.admin.redemptions', { params: { id: coupon.id } })).items;
    expect(kept).toMatchObject({
      orderNumber: placed.number,
      discount: 25,
      orderTotal: placed.total,
      releasedAt: null,
    });
    // Saving the previous terms undoes it.
    const undone = { ...termsOf(ended), endsAt: null };
    expect((await api.as(admin).call('coupons.admin.update', { params: { id: coupon.id }, body: undone })).state).toBe(
      'active',
    );
  });

  it('cannot end what has not begun', async () => {
    const coupon = await create({ startsAt: '2099-01-01T00:00:00Z' });
    expect(coupon.state).toBe('scheduled');
    expect(refusal(await api.as(admin).answer('coupons.admin.end', { params: { id: coupon.id } }))).toMatchObject({
      code: 'COUPON_UPDATE_FAILED',
    });
  });

  it('deletes what was never used, and says to end what was, even by an order that is cancelled', async () => {
    const unused = await create();
    expect((await api.as(admin).answer('coupons.admin.delete', { params: { id: unused.id } })).status).toBe(200);
    expect(refusal(await api.as(admin).answer('coupons.admin.delete', { params: { id: unused.id } }))).toMatchObject({
      status: 404,
      code: 'COUPON_NOT_FOUND',
    });
    const used = await create();
    const placed = await order(used.code);
    await api.guest.call('orders.cancel', { params: { id: placed.id }, query: { token: placed.accessToken ?? '' } });
    const refused = await api.as(admin).answer('coupons.admin.delete', { params: { id: used.id } });
    expect(refusal(refused)).toMatchObject({ status: 409, code: 'COUPON_DELETE_FAILED' });
    expect(refused.body.message).toContain('End it instead');
  });

  it('tells what it was used for, with the uses that came back marked', async () => {
    const coupon = await create({ kind: CouponKind.FIXED, value: 10, usesPerPerson: null });
    const stands = await order(coupon.code, 'stands@dronesoccer.test');
    const back = await order(coupon.code, 'back@dronesoccer.test');
    await api.guest.call('orders.cancel', { params: { id: back.id }, query: { token: back.accessToken ?? '' } });
    expect(await api.as(admin).call('coupons.admin.get', { params: { id: coupon.id } })).toMatchObject({
      usedCount: 1,
      releasedCount: 1,
      discountGiven: 10,
      ordersTotal: stands.total,
      isUnused: false,
    });
    // The later order is the newer one, even within the same millisecond.
    await api.database.query('UPDATE coupon_redemptions SET created_at = now() WHERE coupon_id = $1', [coupon.id]);
    const page = await api.as(admin).call('coupons.admin.redemptions', { params: { id: coupon.id } });
    expect(page.items).toMatchObject([
      {
        orderNumber: back.number,
        email: 'back@dronesoccer.test',
        discount: 10,
        releasedAt: expect.any(String) as string,
      },
      { orderNumber: stands.number, email: 'stands@dronesoccer.test', releasedAt: null },
    ]);
    expect(page.total).toBe(2);
  });

  it('gives its usage as a file, with nothing in it that a spreadsheet would run', async () => {
    const coupon = await create({ usesPerPerson: null });
    expect(await api.as(admin).refused('coupons.admin.redemptions.export', { params: { id: coupon.id } })).toEqual([
      404,
      'COUPON_NOT_FOUND',
    ]);
    const placed = await order(coupon.code, '=sum@dronesoccer.test');
    const file = await api
      .as(admin)
      .answer('coupons.admin.redemptions.export', { params: { id: coupon.id }, headers: { 'accept-language': 'fr' } });
    expect(file.headers.get('content-type')).toMatch(/text\/csv/);
    expect(file.headers.get('x-total-rows')).toBe('1');
    const [heading, row] = file.body.split('\r\n');
    expect(heading).toContain('Commande,État,Courriel,Rabais');
    expect(row).toContain(placed.number);
    expect(row).not.toMatch(/,"?=/);
    // Instants are on the organisation's clock, as in the list and in every other export.
    expect(row).toContain(`,${organisationClock(new Date(placed.createdAt))},`);
  });

  describe('in the list', () => {
    const codesOf = async (query: CallQuery<'coupons.admin.list'>) => {
      const { items } = await api.as(admin).call('coupons.admin.list', { query: { pageSize: 100, ...query } });
      return items.map(({ code }) => code);
    };

    beforeAll(async () => {
      await create({ code: 'LIST-ACTIVE' });
      await create({ code: 'LIST-OFF', isActive: false });
      await create({ code: 'LIST-LATER', startsAt: '2099-01-01T00:00:00Z', kind: CouponKind.FIXED, value: 5 });
      await create({ code: 'LIST-OVER', endsAt: '2020-01-01T00:00:00Z' });
      const { code } = await create({ code: 'LIST-GONE', totalUses: 1 });
      await order(code);
      const own = await create({ code: 'LIST-OWN_1', assignedOnly: true });
      await api
        .as(admin)
        .answer('coupons.admin.assign', { params: { id: own.id }, body: { emails: ['goalie@dronesoccer.test'] } });
    });

    it.each([
      ['active', ['LIST-ACTIVE', 'LIST-OWN_1']],
      ['inactive', ['LIST-OFF']],
      ['scheduled', ['LIST-LATER']],
      ['ended', ['LIST-OVER']],
      ['usedUp', ['LIST-GONE']],
    ] as const)('finds those that are %s', async (state, codes) => {
      expect((await codesOf({ search: 'list-', state, sort: 'code' })).toSorted()).toEqual(codes);
    });

    it('finds by kind, by part of a code, by assigned e-mail, and takes no sign for a wildcard', async () => {
      expect(await codesOf({ search: 'list', kind: CouponKind.FIXED })).toEqual(['LIST-LATER']);
      expect(await codesOf({ search: 'goalie@' })).toEqual(['LIST-OWN_1']);
      expect(await codesOf({ search: 'T-OWN_' })).toEqual(['LIST-OWN_1']);
      expect(await codesOf({ search: '%' })).toEqual([]);
      expect(await codesOf({ search: 'LIST_' })).toEqual([]);
    });

    it('has the newest first, also of those that were made within one millisecond', async () => {
      await api.database.query(`UPDATE coupons SET created_at = now() WHERE code LIKE 'LIST-%'`);
      const made = ['LIST-ACTIVE', 'LIST-OFF', 'LIST-LATER', 'LIST-OVER', 'LIST-GONE', 'LIST-OWN_1'];
      expect(await codesOf({ search: 'list-', sort: 'newest' })).toEqual(made.toReversed());
    });

    it('sorts and pages', async () => {
      const all = await codesOf({ search: 'list-', sort: 'code' });
      expect(all).toEqual(['LIST-ACTIVE', 'LIST-GONE', 'LIST-LATER', 'LIST-OFF', 'LIST-OVER', 'LIST-OWN_1']);
      const second = await api
        .as(admin)
        .call('coupons.admin.list', { query: { search: 'list-', sort: 'code', page: 2, pageSize: 4 } });
      expect(second).toMatchObject({ total: 6, page: 2, pageSize: 4 });
      expect(second.items.map(({ code }) => code)).toEqual(all.slice(4));
      expect((await codesOf({ search: 'list-', sort: 'mostUsed' }))[0]).toBe('LIST-GONE');
    });
  });

  it('are exported as they are filtered, with what they gave away; an export of none is COUPON_NONE_FOUND', async () => {
    const { code } = await create({ code: 'FILE-ONE', value: 25, categories: ['Drone', 'Kit'] });
    const placed = await order(code);
    const other = { kind: CouponKind.FIXED, value: 19.99, minSubtotal: 0, categories: [], isActive: false };
    await create({ code: 'FILE-TWO', ...other });
    const file = await api
      .as(admin)
      .answer('coupons.admin.export', { query: { search: 'file-' }, headers: { 'accept-language': 'fr' } });
    const [heading, second, first] = file.body.split('\r\n');
    expect(heading).toContain('Code,État,Type,Valeur,Minimum,Catégories');
    expect(second).toContain('FILE-TWO,Inactif,Montant,19.99,0,,');
    expect(first).toContain('FILE-ONE,Actif,Pourcentage,25,50,"Drone, Trousse",');
    expect(first).toContain(`,${placed.discount},${placed.total},`);
    const query = { search: 'file-', state: 'ended' } as const;
    expect(await api.as(admin).refused('coupons.admin.export', { query })).toEqual([404, 'COUPON_NONE_FOUND']);
  });

  it('writes down who changed what', async () => {
    const coupon = await create();
    await api
      .as(admin)
      .answer('coupons.admin.update', { params: { id: coupon.id }, body: { ...termsOf(coupon), value: 5 } });
    const entries = await api.database.query<{ action: string; actor: string; from: number | null; to: number }>(
      `SELECT action, actor_id AS actor, (before->>'value')::int AS "from", (after->>'value')::int AS "to"
       FROM audit_entries WHERE subject_type = 'coupon' AND subject_id = $1 ORDER BY id`,
      [coupon.id],
    );
    expect(entries).toEqual([
      { action: 'coupon.created', actor: admin.user.id, from: null, to: 25 },
      { action: 'coupon.updated', actor: admin.user.id, from: 25, to: 5 },
    ]);
  });

  it('are closed to everyone else', async () => {
    const member = await withRoles(api, Role.MEMBER);
    expect(await api.as(member).refused('coupons.admin.list')).toEqual([403, 'AUTH_003']);
    expect(await api.guest.refused('coupons.admin.list')).toEqual([401, 'AUTH_002']);
  });
});
