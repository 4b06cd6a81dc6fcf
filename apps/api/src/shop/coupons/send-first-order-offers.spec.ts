import { type Envelope, Role } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { addDays, msPerMinute } from '@dronesoccer/domain';
import { dayText, instantOf, pacificDay } from '@dronesoccer/domain/calendar';
import { type TestApi, useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { someEmail, withRoles } from '../../../test/support/people.js';
import { orderBody, placeOrder } from '../../../test/support/shopping.js';
import { Clock } from '../../platform/clock/index.js';
import { SendFirstOrderOffers } from './send-first-order-offers.js';

const codeIn = ({ text }: { text: string }): string => /DRONE-[2-9A-HJ-NP-Z]{8}/.exec(text)?.[0] ?? '';

describe('the offer for a first order', () => {
  const api = useApi();
  // Acts as a second process on the same database.
  const second = useApi({}, { sharing: api });
  const strict = useApi({ RATE_LIMIT_FACTOR: '1' }, { sharing: api });
  let productId: string;

  beforeAll(async () => {
    ({ id: productId } = await givenProduct(api.database, { stock: 1_000, price: 10_000 }));
  });
  afterEach(() => jest.restoreAllMocks());

  const ask = async (email: string, body: object = {}, on: TestApi = api) => {
    const answer = await on.guest.answer('coupons.firstOrder', { body: { email, ...body } });
    return answer;
  };
  /** Returns the offers sent by any of the processes. Orders send other emails. */
  const mailsTo = (to: string) =>
    [api, second, strict].flatMap(({ mails }) => mails.mails({ to, subject: /first.order|première commande/ }));
  const mailed = async (to: string, count = 1) => {
    await eventually(() => mailsTo(to).length >= count);
    expect(mailsTo(to)).toHaveLength(count);
    return mailsTo(to);
  };
  const couponsOf = (email: string) =>
    api.database.query<{ code: string }>(
      'SELECT c.code FROM coupons c JOIN coupon_assignments a ON a.coupon_id = c.id WHERE a.email = $1',
      [email],
    );
  const order = async (email: string, couponCode?: string) =>
    placeOrder(await api.app.getUrl(), {
      items: [{ productId, quantity: 1 }],
      email,
      ...(couponCode !== undefined && { couponCode }),
    });
  const refusedOrder = async (email: string, couponCode: string) => {
    const wish = { items: [{ productId, quantity: 1 }], email, couponCode };
    const answer = await api.guest.answer('orders.place', { body: await orderBody(await api.app.getUrl(), wish) });
    return answer.body.errorCode;
  };
  const validate = async (code: string, email: string) => {
    const { body } = await api.guest.answer('coupons.validate', {
      body: { code, email, items: [{ productId, quantity: 1 }] },
    });
    return body as Envelope<{ discount: number }>;
  };

  it('is mailed, never shown, and works for that e-mail alone, once', async () => {
    const email = someEmail();
    const answer = await ask(email);
    expect(answer).toMatchObject({ status: 200, body: { isSuccess: true, data: null } });
    const [mail] = await mailed(email);
    const code = mail === undefined ? '' : codeIn(mail);
    expect(mail?.subject).toBe('10% off your first order');
    expect((await validate(code, email)).data).toMatchObject({ discount: 10 });
    expect(await refusedOrder(someEmail(), code)).toBe('COUPON_NOT_FOR_EMAIL');
    await order(email, code);
    expect(await refusedOrder(email, code)).toBe('COUPON_NOT_FOR_EMAIL');
  });

  it('is one for all spellings of an e-mail that lead to one inbox', async () => {
    const name = someEmail().split('@')[0] ?? '';
    const [plain, tagged] = [`${name}@dronesoccer.test`, `${name}+again@dronesoccer.test`];
    await ask(plain);
    const [first] = await mailed(plain);
    await ask(tagged);
    const [second] = await mailed(tagged);
    expect(first && codeIn(first)).toMatch(/^DRONE-/);
    expect(second && codeIn(second)).toBe(first && codeIn(first));
    await order(plain);
    await ask(tagged);
    const later = await mailed(tagged, 2);
    expect(later.map(codeIn)).toContain('');
  });

  it('is in the language it was asked in', async () => {
    const [byBody, byHeader] = [someEmail(), someEmail()];
    await ask(byBody, { locale: 'fr' });
    await api.guest.answer('coupons.firstOrder', {
      body: { email: byHeader },
      headers: { 'accept-language': 'fr-CA' },
    });
    for (const email of [byBody, byHeader]) {
      const [mail] = await mailed(email);
      expect(mail?.subject).toMatch(/^10.% de rabais sur votre première commande$/);
      expect(mail?.text).toContain('http://localhost:3000/fr/shop');
    }
  });

  it('is the same coupon when asked for again, in whatever letters', async () => {
    const email = someEmail();
    await ask(email);
    await mailed(email);
    await ask(email.toUpperCase());
    await mailed(email.toUpperCase());
    const codes = [...mailsTo(email), ...mailsTo(email.toUpperCase())].map(codeIn);
    expect(new Set(codes).size).toBe(1);
    expect(await couponsOf(email)).toEqual([{ code: codes[0] }]);
  });

  it('is one coupon when 50 ask at once through two processes, and leaves no other behind', async () => {
    const email = someEmail();
    const [count] = await api.database.query<{ before: number }>('SELECT count(*)::int AS before FROM coupons');
    const senderOf = (index: number) => (index % 2 === 0 ? api : second).app.get(SendFirstOrderOffers);
    await Promise.all(Array.from({ length: 50 }, (_, index) => senderOf(index).send(email, 'en')));
    const mails = await mailed(email, 50);
    expect(new Set(mails.map(codeIn)).size).toBe(1);
    expect(await couponsOf(email)).toHaveLength(1);
    const [after] = await api.database.query('SELECT count(*)::int AS after FROM coupons');
    expect(after).toEqual({ after: (count?.before ?? 0) + 1 });
  });

  it('answers the same to a newcomer, to a person who has it and to one who has ordered; only the mail knows', async () => {
    const [newcomer, returning] = [someEmail(), someEmail()];
    await order(returning);
    const answers = [await ask(newcomer), await ask(newcomer), await ask(returning)];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [mail] = await mailed(returning);
    expect(mail?.text).toContain('you have ordered with us before');
    expect(mail && codeIn(mail)).toBe('');
    expect(await couponsOf(returning)).toEqual([]);
  });

  it('comes back when the order that used it is cancelled', async () => {
    const email = someEmail();
    await ask(email);
    const [first] = await mailed(email);
    const placed = await order(email, first && codeIn(first));
    await api.guest.call('orders.cancel', { params: { id: placed.id }, query: { token: placed.accessToken ?? '' } });
    await ask(email);
    const codes = (await mailed(email, 2)).map(codeIn);
    expect(codes[0]).toBe(codes[1]);
  });

  it('is valid until the day that the mail names has ended in all of Canada, and then the mail says so instead of a dead code', async () => {
    const email = someEmail();
    await ask(email);
    const [first] = await mailed(email);
    const code = first === undefined ? '' : codeIn(first);
    const lastDay = addDays(pacificDay(new Date()), 30);
    expect(first?.text).toContain(`Valid until ${dayText(lastDay, 'en')}.`);
    const lastMinute = instantOf('America/Vancouver', `${lastDay}T23:59`);
    const now = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(lastMinute);
    expect((await validate(code, email)).data).toMatchObject({ discount: 10 });
    now.mockReturnValue(new Date(lastMinute.getTime() + msPerMinute));
    expect((await validate(code, email)).errorCode).toBe('COUPON_EXPIRED');
    await api.app.get(SendFirstOrderOffers).send(email, 'en');
    const codes = (await mailed(email, 2)).map(codeIn);
    expect(codes.toSorted()[0]).toBe('');
    expect(mailsTo(email).filter(({ text }) => text.includes('has been used or has expired'))).toHaveLength(1);
  });

  it('is as large and as long as the settings say', async () => {
    await api.database.query(
      `UPDATE settings SET value = '{"percent": 15, "validDays": 7}' WHERE key = 'firstOrderOffer'`,
    );
    const email = someEmail();
    await ask(email);
    const [mail] = await mailed(email);
    expect(mail?.subject).toBe('15% off your first order');
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const { body } = await api
      .as(admin)
      .answer('coupons.admin.list', { query: { firstOrderOffer: true, search: email } });
    const [coupon] = body.data.items;
    expect(coupon).toMatchObject({ value: 15, isFirstOrderOffer: true, assignedOnly: true, firstOrderOnly: true });
    const lastInstant = new Date(Date.parse(coupon?.endsAt ?? '') - 1);
    expect(pacificDay(lastInstant)).toBe(addDays(pacificDay(new Date()), 7));
  });

  it('refuses an invalid email address, and any unknown field', async () => {
    expect(await ask('nobody')).toMatchObject({
      status: 400,
      body: { errorCode: 'COMMON_010', errors: [{ field: 'email', message: 'Enter valid email, with an @' }] },
    });
    expect((await ask(someEmail(), { percent: 90 })).status).toBe(400);
  });

  it('cannot be used to fill someone’s mailbox', async () => {
    const email = someEmail();
    for (let count = 0; count < 3; count++) expect((await ask(email, {}, strict)).status).toBe(200);
    expect(await ask(` ${email.toUpperCase()}`, {}, strict)).toMatchObject({
      status: 429,
      body: { errorCode: 'COMMON_006' },
    });
  });
});
