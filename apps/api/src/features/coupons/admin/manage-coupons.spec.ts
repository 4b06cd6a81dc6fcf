import {
  type CouponAdminWire,
  type CouponDetailWire,
  CouponKind,
  type CouponRedemptionWire,
  type CouponTerms,
  type Envelope,
  type Page,
  Role,
} from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
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

  const send = async <Data>(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const request = api.http[method](`/api/coupons${path}`).set(admin.bearer);
    const answer = await (body === undefined ? request : request.send(body));
    return { status: answer.status, body: answer.body as Envelope<Data> };
  };
  const data = <Data>({ body }: { body: Envelope<Data> }): Data => {
    if (!body.isSuccess) throw new Error(`${body.errorCode} ${JSON.stringify(body.errors)}`);
    return body.data;
  };
  const refusal = ({ status, body }: { status: number; body: Envelope<unknown> }) => ({
    status,
    code: body.errorCode,
    fields: (body.isSuccess ? [] : (body.errors ?? [])).map(({ field }) => field),
  });
  let made = 0;
  const create = async (changes: Partial<CouponTerms> = {}): Promise<CouponAdminWire> => {
    made++;
    return data(await send<CouponAdminWire>('post', '', { ...terms, code: `CODE-${made}`, ...changes }));
  };
  const termsOf = ({ updatedAt, ...coupon }: CouponAdminWire) => ({
    ...Object.fromEntries(Object.keys(terms).map((key) => [key, coupon[key as keyof CouponTerms]])),
    updatedAt,
  });
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
    const coupon = data(await send<CouponAdminWire>('post', '', wish));
    expect(coupon).toMatchObject({ ...wish, code: 'CLUB-NIGHT', usedCount: 0, assignedCount: 0, state: 'inactive' });
    expect(data(await send<CouponDetailWire>('get', `/${coupon.id}`))).toMatchObject({ ...coupon, isUnused: true });
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
    const answer = await send('post', '', { ...terms, ...changes });
    expect(refusal(answer)).toEqual({ status: 400, code: 'COMMON_010', fields: [field] });
  });

  it('has one coupon of a code, in whatever letters, also when two are made at once', async () => {
    const answers = await Promise.all(
      ['ONLY-ONE', 'only-one', 'Only-One', 'ONLY-ONE'].map((code) => send('post', '', { ...terms, code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && refusal(refused)).toEqual({ status: 409, code: 'COUPON_CREATION_FAILED', fields: ['code'] });
  });

  it('lets the first of two editors win, and shows the other what the first one did', async () => {
    const coupon = await create();
    const answers = await Promise.all(
      [30, 35].map((value) => send<CouponAdminWire>('put', `/${coupon.id}`, { ...termsOf(coupon), value })),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(lost[0]?.body.errorCode).toBe('COUPON_UPDATE_FAILED');
    expect(lost[0]?.body.data).toEqual(won[0]?.body.data);
  });

  it('never promises fewer uses than there were, and keeps a code that orders name', async () => {
    const coupon = await create({ usesPerPerson: null });
    await order(coupon.code);
    await order(coupon.code);
    const change = (changes: Partial<CouponTerms>) => send('put', `/${coupon.id}`, { ...termsOf(coupon), ...changes });
    expect(refusal(await change({ totalUses: 1 }))).toEqual({
      status: 409,
      code: 'COUPON_UPDATE_FAILED',
      fields: ['totalUses'],
    });
    expect(refusal(await change({ code: 'OTHER-NAME' })).fields).toEqual(['code']);
    expect(
      data(await send<CouponAdminWire>('put', `/${coupon.id}`, { ...termsOf(coupon), totalUses: 2 })),
    ).toMatchObject({ totalUses: 2, usedCount: 2, state: 'usedUp' });
  });

  it('gives a free code to a coupon no one has used, never another’s', async () => {
    const [one, other] = [await create(), await create()];
    const rename = (code: string) => send<CouponAdminWire>('put', `/${one.id}`, { ...termsOf(one), code });
    expect(refusal(await rename(other.code.toLowerCase()))).toMatchObject({
      code: 'COUPON_UPDATE_FAILED',
      fields: ['code'],
    });
    expect(data(await rename('FRESH-NAME')).code).toBe('FRESH-NAME');
  });

  it('goes to one of two coupons that are given it at once', async () => {
    const coupons = [await create(), await create()];
    const answers = await Promise.all(
      coupons.map((coupon) => send('put', `/${coupon.id}`, { ...termsOf(coupon), code: 'WANTED-BY-TWO' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errorCode).toBe('COUPON_UPDATE_FAILED');
  });

  it('ends now, once, and for new orders only', async () => {
    const coupon = await create();
    const placed = await order(coupon.code);
    const ended = data(await send<CouponAdminWire>('post', `/${coupon.id}/end`));
    expect(ended.state).toBe('ended');
    expect(data(await send('post', `/${coupon.id}/end`))).toEqual(ended);
    const validate = await api.http
      .post('/api/coupons/validate')
      .send({ code: coupon.code, items: [{ productId, quantity: 1 }] });
    expect((validate.body as Envelope<null>).errorCode).toBe('COUPON_EXPIRED');
    const [kept] = data(await send<Page<CouponRedemptionWire>>('get', `/${coupon.id}/redemptions`)).items;
    expect(kept).toMatchObject({
      orderNumber: placed.number,
      discount: 25,
      orderTotal: placed.total,
      releasedAt: null,
    });
    // Undone by saving it as it was.
    const undone = { ...termsOf(ended), endsAt: null };
    expect(data(await send<CouponAdminWire>('put', `/${coupon.id}`, undone)).state).toBe('active');
  });

  it('cannot end what has not begun', async () => {
    const coupon = await create({ startsAt: '2099-01-01T00:00:00Z' });
    expect(coupon.state).toBe('scheduled');
    expect(refusal(await send('post', `/${coupon.id}/end`))).toMatchObject({ code: 'COUPON_UPDATE_FAILED' });
  });

  it('deletes what was never used, and says to end what was, even by an order that is cancelled', async () => {
    const unused = await create();
    expect((await send('delete', `/${unused.id}`)).status).toBe(200);
    expect(refusal(await send('delete', `/${unused.id}`))).toMatchObject({ status: 404, code: 'COUPON_NOT_FOUND' });
    const used = await create();
    const placed = await order(used.code);
    await api.http.post(`/api/orders/${placed.id}/cancel?token=${placed.accessToken ?? ''}`).expect(200);
    const refused = await send('delete', `/${used.id}`);
    expect(refusal(refused)).toMatchObject({ status: 409, code: 'COUPON_DELETE_FAILED' });
    expect(refused.body.message).toContain('End it instead');
  });

  it('tells what it was used for, with the uses that came back marked', async () => {
    const coupon = await create({ kind: CouponKind.FIXED, value: 10, usesPerPerson: null });
    const stands = await order(coupon.code, 'stands@dronesoccer.test');
    const back = await order(coupon.code, 'back@dronesoccer.test');
    await api.http.post(`/api/orders/${back.id}/cancel?token=${back.accessToken ?? ''}`).expect(200);
    expect(data(await send<CouponDetailWire>('get', `/${coupon.id}`))).toMatchObject({
      usedCount: 1,
      releasedCount: 1,
      discountGiven: 10,
      ordersTotal: stands.total,
      isUnused: false,
    });
    // Placed within one millisecond, the later one is the newer one all the same.
    await api.database.query('UPDATE coupon_redemptions SET created_at = now() WHERE coupon_id = $1', [coupon.id]);
    const page = data(await send<Page<CouponRedemptionWire>>('get', `/${coupon.id}/redemptions`));
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
    await api.http.get(`/api/coupons/${coupon.id}/redemptions/export`).set(admin.bearer).expect(404);
    const placed = await order(coupon.code, '=sum@dronesoccer.test');
    const file = await api.http
      .get(`/api/coupons/${coupon.id}/redemptions/export`)
      .set({ ...admin.bearer, 'accept-language': 'fr' })
      .expect(200)
      .expect('content-type', /text\/csv/)
      .expect('x-total-rows', '1');
    const [heading, row] = file.text.split('\r\n');
    expect(heading).toContain('Commande,État,Courriel,Rabais');
    expect(row).toContain(placed.number);
    expect(row).not.toMatch(/,"?=/);
  });

  describe('in the list', () => {
    const codesOf = async (query: string) =>
      data(await send<Page<CouponAdminWire>>('get', `?pageSize=100&${query}`)).items.map(({ code }) => code);

    beforeAll(async () => {
      await create({ code: 'LIST-ACTIVE' });
      await create({ code: 'LIST-OFF', isActive: false });
      await create({ code: 'LIST-LATER', startsAt: '2099-01-01T00:00:00Z', kind: CouponKind.FIXED, value: 5 });
      await create({ code: 'LIST-OVER', endsAt: '2020-01-01T00:00:00Z' });
      const { code } = await create({ code: 'LIST-GONE', totalUses: 1 });
      await order(code);
      const own = await create({ code: 'LIST-OWN_1', assignedOnly: true });
      await send('post', `/${own.id}/assign`, { emails: ['goalie@dronesoccer.test'] });
    });

    it.each([
      ['active', ['LIST-ACTIVE', 'LIST-OWN_1']],
      ['inactive', ['LIST-OFF']],
      ['scheduled', ['LIST-LATER']],
      ['ended', ['LIST-OVER']],
      ['usedUp', ['LIST-GONE']],
    ])('finds those that are %s', async (state, codes) => {
      expect((await codesOf(`search=list-&state=${state}&sort=code`)).toSorted()).toEqual(codes);
    });

    it('finds by kind, by part of a code, by assigned e-mail, and takes no sign for a wildcard', async () => {
      expect(await codesOf('search=list&kind=2')).toEqual(['LIST-LATER']);
      expect(await codesOf('search=goalie@')).toEqual(['LIST-OWN_1']);
      expect(await codesOf('search=T-OWN_')).toEqual(['LIST-OWN_1']);
      expect(await codesOf('search=%25')).toEqual([]);
      expect(await codesOf('search=LIST_')).toEqual([]);
    });

    it('has the newest first, also of those that were made within one millisecond', async () => {
      await api.database.query(`UPDATE coupons SET created_at = now() WHERE code LIKE 'LIST-%'`);
      const made = ['LIST-ACTIVE', 'LIST-OFF', 'LIST-LATER', 'LIST-OVER', 'LIST-GONE', 'LIST-OWN_1'];
      expect(await codesOf('search=list-&sort=newest')).toEqual(made.toReversed());
    });

    it('sorts and pages', async () => {
      const all = await codesOf('search=list-&sort=code');
      expect(all).toEqual(['LIST-ACTIVE', 'LIST-GONE', 'LIST-LATER', 'LIST-OFF', 'LIST-OVER', 'LIST-OWN_1']);
      const second = data(await send<Page<CouponAdminWire>>('get', '?search=list-&sort=code&page=2&pageSize=4'));
      expect(second).toMatchObject({ total: 6, page: 2, pageSize: 4 });
      expect(second.items.map(({ code }) => code)).toEqual(all.slice(4));
      expect((await codesOf('search=list-&sort=mostUsed'))[0]).toBe('LIST-GONE');
    });
  });

  it('writes down who changed what', async () => {
    const coupon = await create();
    await send('put', `/${coupon.id}`, { ...termsOf(coupon), value: 5 });
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
    await api.http.get('/api/coupons').set(member.bearer).expect(403);
    await api.http.get('/api/coupons').expect(401);
  });
});
