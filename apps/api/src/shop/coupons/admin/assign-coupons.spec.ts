import { type CallQuery, type CouponAdminWire, CouponKind, Role, staffLimits } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { dataOf } from '../../../../test/support/client.js';
import { type Person, registered, someEmail, withRoles } from '../../../../test/support/people.js';
import { placeOrder } from '../../../../test/support/shopping.js';

describe('assigning a coupon to e-mails', () => {
  const api = useApi();
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

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
    return await api.as(admin).call('coupons.admin.create', { body: { ...terms, ...changes } });
  };
  const assignments = async (id: string, query: CallQuery<'coupons.admin.assignments'> = {}) => {
    const answer = await api.as(admin).call('coupons.admin.assignments', { params: { id }, query });
    return answer.items;
  };

  it('happens once: the second time says so', async () => {
    const { id } = await coupon();
    const email = someEmail();
    expect(
      (await api.as(admin).answer('coupons.admin.assign', { params: { id }, body: { emails: [email] } })).status,
    ).toBe(200);
    const again = await api
      .as(admin)
      .answer('coupons.admin.assign', { params: { id }, body: { emails: [email.toUpperCase()] } });
    expect(again).toMatchObject({
      status: 409,
      body: { errorCode: 'COUPON_ALREADY_ASSIGNED', message: 'Coupon already assigned to this email' },
    });
    expect(await assignments(id)).toMatchObject([{ email, uses: 0 }]);
  });

  it('gives each of many its own result, and does what can be done', async () => {
    const { id } = await coupon();
    const [known, fresh, other] = [someEmail(), someEmail(), someEmail()];
    await api.as(admin).answer('coupons.admin.assign', { params: { id }, body: { emails: [known] } });
    const headers = { 'accept-language': 'fr' };
    const emails = [` ${fresh} `, 'no-email', known, fresh.toUpperCase(), other];
    expect(await api.as(admin).call('coupons.admin.assign', { params: { id }, body: { emails }, headers })).toEqual({
      assigned: 2,
      results: [
        { email: fresh, code: null, message: '' },
        { email: 'no-email', code: 'COMMON_010', message: 'Entrez une adresse courriel valide, avec un @' },
        {
          email: known,
          code: 'COUPON_ALREADY_ASSIGNED',
          message: 'Ce coupon est déjà attribué à cette adresse courriel',
        },
        { email: other, code: null, message: '' },
      ],
    });
    // The entries outlive the accounts, so they hold no addresses.
    const sql = `SELECT after FROM audit_entries WHERE action = 'coupon.assigned' AND subject_id = $1 ORDER BY at, id`;
    expect(await api.database.query(sql, [id])).toEqual([{ after: { addresses: 1 } }, { after: { addresses: 2 } }]);
  });

  it('loses no one and doubles no one when two lists come at once', async () => {
    const { id } = await coupon();
    const emails = Array.from({ length: 40 }, () => someEmail());
    const lists = [emails.slice(0, 30), emails.slice(10).toReversed(), emails.slice(5, 25)];
    const answers = await Promise.all(
      lists.map((list) => api.as(admin).answer('coupons.admin.assign', { params: { id }, body: { emails: list } })),
    );
    const assigned = answers.map((answer) => dataOf(answer).assigned);
    expect(assigned.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect((await assignments(id, { pageSize: 100 })).length).toBe(40);
  });

  it('refuses an invalid email address, and a list that is too long or empty', async () => {
    const { id } = await coupon();
    const bad = await api.as(admin).answer('coupons.admin.assign', { params: { id }, body: { emails: ['nobody'] } });
    expect(bad).toMatchObject({
      status: 400,
      body: { errorCode: 'COMMON_010', errors: [{ field: 'emails', message: 'Enter valid email' }] },
    });
    const long = Array.from({ length: staffLimits.couponEmailsMax + 1 }, (_, index) => `a${index}@dronesoccer.test`);
    for (const emails of [[], long, [7], 'a@b.ca']) {
      expect((await api.as(admin).answer('coupons.admin.assign', { params: { id }, body: { emails } })).status).toBe(
        400,
      );
    }
  });

  it.each([
    ['has ended', { endsAt: '2020-01-01T00:00:00Z' }],
    ['is switched off', { isActive: false }],
  ])('gives no one a coupon that %s', async (_what, changes) => {
    const { id } = await coupon(changes);
    const answer = await api
      .as(admin)
      .answer('coupons.admin.assign', { params: { id }, body: { emails: [someEmail()] } });
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
    await api.as(admin).answer('coupons.admin.assign', { params: { id }, body });
    const [french, english] = [
      await api.mails.waitFor({ to: francophone.email, subject: 'rabais' }),
      await api.mails.waitFor({ to: stranger }),
    ];
    expect(french.text).toContain(code);
    expect(french.text).toMatch(/20,00.\$ de rabais pour vous/);
    expect(french.text).toMatch(/150,00.\$ ou plus/);
    expect(french.text).toContain('31 décembre 2098');
    expect(english.subject).toBe('A discount for you: $20.00 off');
    expect(english.text).toContain('Valid until December 31, 2098.');
    expect(english.text).toContain('Applies to: Drone.');
    expect(english.text).toContain('One use only.');
    await api
      .as(admin)
      .answer('coupons.admin.assign', { params: { id }, body: { ...body, emails: [stranger, someEmail()] } });
    expect(api.mails.mails({ to: stranger })).toHaveLength(1);
  });

  it('is undone, without a word about people who never had it; what was bought with it stays', async () => {
    const { id, code } = await coupon();
    const [buyer, other] = [someEmail(), someEmail()];
    await api.as(admin).answer('coupons.admin.assign', { params: { id }, body: { emails: [buyer, other] } });
    const { id: productId } = await givenProduct(api.database, { stock: 10, price: 10_000 });
    const wish = { items: [{ productId, quantity: 1 }], couponCode: code, email: buyer };
    const order = await placeOrder(await api.app.getUrl(), wish);
    expect(await assignments(id, { search: buyer })).toMatchObject([{ email: buyer, uses: 1 }]);
    const emails = [buyer, someEmail(), buyer.toUpperCase()];
    expect(await api.as(admin).call('coupons.admin.unassign', { params: { id }, body: { emails } })).toEqual({
      unassigned: 1,
    });
    expect((await assignments(id)).map(({ email }) => email)).toEqual([other]);
    expect(
      await api.guest.call('orders.get', { params: { id: order.id }, query: { token: order.accessToken ?? '' } }),
    ).toMatchObject({ coupon: { code } });
  });
});
