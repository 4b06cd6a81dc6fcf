import {
  type AssignCouponWire,
  type CouponAdminWire,
  type CouponAssignmentWire,
  CouponKind,
  type Envelope,
  limits,
  type Page,
  Role,
} from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { type Person, registered, someEmail, withRoles } from '../../../../test/support/people.js';
import { placeOrder } from '../../../../test/support/shopping.js';

describe('assigning a coupon to e-mails', () => {
  const api = useApi();
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const send = async <Data>(path: string, body: object, language = 'en') => {
    const answer = await api.http
      .post(`/api/coupons${path}`)
      .set({ ...admin.bearer, 'accept-language': language })
      .send(body);
    return { status: answer.status, body: answer.body as Envelope<Data> };
  };
  const dataOf = <Data>({ body }: { body: Envelope<Data> }): Data => {
    if (!body.isSuccess) throw new Error(`${body.errorCode} ${JSON.stringify(body.errors)}`);
    return body.data;
  };
  let made = 0;
  const coupon = async (changes: object = {}): Promise<CouponAdminWire> => {
    made++;
    const terms = {
      code: `TEAM-${made}`,
      kind: CouponKind.PERCENT,
      value: 15,
      minSubtotal: 0,
      categories: [],
      startsAt: null,
      endsAt: null,
      totalUses: null,
      usesPerPerson: 1,
      firstOrderOnly: false,
      assignedOnly: true,
      isActive: true,
    };
    return dataOf(await send<CouponAdminWire>('', { ...terms, ...changes }));
  };
  const assignments = async (id: string, query = ''): Promise<CouponAssignmentWire[]> => {
    const answer = await api.http.get(`/api/coupons/${id}/assignments${query}`).set(admin.bearer).expect(200);
    return (answer.body as { data: Page<CouponAssignmentWire> }).data.items;
  };

  it('happens once: the second time says so', async () => {
    const { id } = await coupon();
    const email = someEmail();
    expect((await send(`/${id}/assign`, { emails: [email] })).status).toBe(200);
    const again = await send(`/${id}/assign`, { emails: [email.toUpperCase()] });
    expect(again).toMatchObject({
      status: 409,
      body: { errorCode: 'COUPON_ALREADY_ASSIGNED', message: 'Coupon already assigned to this email' },
    });
    expect(await assignments(id)).toMatchObject([{ email, uses: 0 }]);
  });

  it('gives each of many its own result, and does what can be done', async () => {
    const { id } = await coupon();
    const [known, fresh, other] = [someEmail(), someEmail(), someEmail()];
    await send(`/${id}/assign`, { emails: [known] });
    const emails = [` ${fresh} `, 'no-email', known, fresh.toUpperCase(), other];
    expect(dataOf(await send<AssignCouponWire>(`/${id}/assign`, { emails }, 'fr'))).toEqual({
      assigned: 2,
      results: [
        { email: fresh, code: null, message: '' },
        { email: 'no-email', code: 'COMMON_010', message: 'Entrez un courriel valide, avec un @' },
        { email: known, code: 'COUPON_ALREADY_ASSIGNED', message: 'Ce coupon est déjà attribué à ce courriel' },
        { email: other, code: null, message: '' },
      ],
    });
  });

  it('loses no one and doubles no one when two lists come at once', async () => {
    const { id } = await coupon();
    const emails = Array.from({ length: 40 }, () => someEmail());
    const lists = [emails.slice(0, 30), emails.slice(10).toReversed(), emails.slice(5, 25)];
    const answers = await Promise.all(lists.map((list) => send<AssignCouponWire>(`/${id}/assign`, { emails: list })));
    const assigned = answers.map((answer) => dataOf(answer).assigned);
    expect(assigned.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect((await assignments(id, '?pageSize=100')).length).toBe(40);
  });

  it('refuses an e-mail that is none, and a list that is too long or empty', async () => {
    const { id } = await coupon();
    const bad = await send(`/${id}/assign`, { emails: ['nobody'] });
    expect(bad).toMatchObject({
      status: 400,
      body: { errorCode: 'COMMON_010', errors: [{ field: 'emails', message: 'Enter valid email' }] },
    });
    const long = Array.from({ length: limits.couponEmailsMax + 1 }, (_, index) => `a${index}@dronesoccer.test`);
    for (const emails of [[], long, [7], 'a@b.ca']) {
      expect((await send(`/${id}/assign`, { emails })).status).toBe(400);
    }
  });

  it.each([
    ['has ended', { endsAt: '2020-01-01T00:00:00Z' }],
    ['is switched off', { isActive: false }],
  ])('gives no one a coupon that %s', async (_what, changes) => {
    const { id } = await coupon(changes);
    const answer = await send(`/${id}/assign`, { emails: [someEmail()] });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'COUPON_ASSIGN_FAILED' } });
    expect(await assignments(id)).toEqual([]);
  });

  it('mails it, to those it is new to alone: in their own language, or the one that was chosen', async () => {
    const francophone = await registered(api, { locale: 'fr' });
    const stranger = someEmail();
    const { id, code } = await coupon({
      kind: CouponKind.FIXED,
      value: 20,
      minSubtotal: 150,
      categories: ['Drone'],
      endsAt: '2099-01-01T05:00:00Z',
    });
    const body = { emails: [francophone.email, stranger], sendMail: true, locale: 'en' };
    await send(`/${id}/assign`, body);
    const [french, english] = [
      await api.mails.waitFor({ to: francophone.email, subject: 'rabais' }),
      await api.mails.waitFor({ to: stranger }),
    ];
    expect(french.text).toContain(code);
    expect(french.text).toMatch(/20,00.\$ de rabais pour vous/);
    expect(french.text).toMatch(/150,00.\$ ou plus/);
    expect(french.text).toContain('31 décembre 2098');
    expect(english.subject).toBe('$20.00 off for you');
    expect(english.text).toContain('Valid until December 31, 2098.');
    expect(english.text).toContain('Applies to: Drone.');
    expect(english.text).toContain('One use only.');
    await send(`/${id}/assign`, { ...body, emails: [stranger, someEmail()] });
    expect(api.mails.mails({ to: stranger })).toHaveLength(1);
  });

  it('is undone, without a word about people who never had it; what was bought with it stands', async () => {
    const { id, code } = await coupon();
    const [buyer, other] = [someEmail(), someEmail()];
    await send(`/${id}/assign`, { emails: [buyer, other] });
    const { id: productId } = await givenProduct(api.database, { stock: 10, price: 10_000 });
    const wish = { items: [{ productId, quantity: 1 }], couponCode: code, email: buyer };
    const order = await placeOrder(await api.app.getUrl(), wish);
    expect(await assignments(id, `?search=${encodeURIComponent(buyer)}`)).toMatchObject([{ email: buyer, uses: 1 }]);
    const emails = [buyer, someEmail(), buyer.toUpperCase()];
    expect(dataOf(await send(`/${id}/unassign`, { emails }))).toEqual({ unassigned: 1 });
    expect((await assignments(id)).map(({ email }) => email)).toEqual([other]);
    const seen = await api.http.get(`/api/orders/${order.id}?token=${order.accessToken ?? ''}`).expect(200);
    expect((seen.body as { data: object }).data).toMatchObject({ coupon: { code } });
  });
});
